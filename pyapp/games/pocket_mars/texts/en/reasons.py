"""Why a move: the reasons of Pocket Mars, in English."""

REASONS: dict[str, str] = {
    "reason.points": "It is worth {n, plural, one {# point} other {# points}} at once.",
    "reason.rise": "A colonist rises to ★★ in {building, name, building}{n, plural, =0 {} one {: # point} other {: # points}}.",
    "reason.land": "A colonist comes to {building, name, building}{n, plural, =0 {} one {: # point} other {: # points}}.",
    "reason.launch": "A colonist leaves Earth: on the Ship it is ready to land.",
    "reason.energy": "It brings {n} energy.",
    "reason.top": "Played from the hand, {card, name, card} is of use now: {card, name, card, top}",
    "reason.top.own": "Played from the hand, {card, name, card} is of use now.",
    "reason.bottom.own": "Connected now, {card, name, card} makes its prep action possible.",
    "reason.bottom": "Connected now, {card, name, card} makes this possible: {card, name, card, bottom}",
    "reason.steal": "You connect {who, seat}’s card: you use the ability of {building, name, building}, and {who, seat} loses the card.",
    "reason.steal_only": "{who, seat} loses {building, name, building, card} from the prep.",
    "reason.place": "{card, name, card} is worth {value} and beats {to_beat}: a colonist of yours may land in {building, name, building}.",
    "reason.ability": "Connected now, {card, name, card} gives you the ability of the Building: {building, name, building, ability}",
    "reason.more": "More effects follow it.",
    "reason.prep": "The cards in the prep will be worth more than with other moves.",
    "reason.hand": "You keep more useful cards in hand than with other moves.",
    "reason.rivals": "It leaves the others less than other moves do.",
    "reason.da": "DA gains less by it than by other moves.",
    "reason.androids": "DA’s androids gain less by it than by other moves.",
    "reason.victory": "That wins the game.",
}
