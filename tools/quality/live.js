// When a move is pressed and when it is painted, on any screen of one table, by the clock of this machine; and an echo over a bare channel.
const now = () => performance.timeOrigin + performance.now();
const table = () => document.querySelector('.table-page');
const painted = {};

// A message to oneself from inside a frame comes after that frame has been painted.
function note() {
  const number = table()?.dataset.at;
  if (number === undefined || number in painted) return;
  painted[number] = Infinity;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      painted[number] = now();
    };
    port2.postMessage('');
  });
}
new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['data-at'] });

// When the channel to the screen that holds the table was open.
let opened = null;
const Plain = globalThis.RTCPeerConnection;
globalThis.RTCPeerConnection = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('datachannel', ({ channel }) => {
      const note = () => {
        opened ??= now();
      };
      if (channel.readyState === 'open') note();
      else channel.addEventListener('open', note);
    });
  }
};

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// Chooses the first of what is offered until a move is left; says when it was confirmed.
async function move() {
  document.querySelector('details.moves:not([open]) summary')?.click();
  for (let word = 0; word < 8; word += 1) {
    await pause(60);
    const confirm = document.querySelector('#confirm');
    if (confirm && !confirm.disabled) {
      const pressed = now();
      confirm.click();
      return pressed;
    }
    document.querySelector('.moves .choice')?.click();
  }
  return null;
}

let line = null;
let channel = null;
const gathered = async () => {
  while (line.iceGatheringState !== 'complete') await pause(20);
  return line.localDescription.toJSON();
};

async function offer() {
  line = new RTCPeerConnection({ iceServers: [] });
  channel = line.createDataChannel('echo');
  await line.setLocalDescription(await line.createOffer());
  return gathered();
}

async function answer(given) {
  line = new RTCPeerConnection({ iceServers: [] });
  line.addEventListener('datachannel', ({ channel: one }) => {
    one.addEventListener('message', ({ data }) => one.send(data));
  });
  await line.setRemoteDescription(given);
  await line.setLocalDescription(await line.createAnswer());
  return gathered();
}

// Milliseconds there and back of so many texts as long as a table's.
async function echo({ answered, times, letters }) {
  await line.setRemoteDescription(answered);
  while (channel.readyState !== 'open') await pause(20);
  const text = 'x'.repeat(letters);
  const took = [];
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    channel.send(text);
    await new Promise((done) => channel.addEventListener('message', done, { once: true }));
    took.push(performance.now() - begun);
    await pause(20);
  }
  line.close();
  return took;
}

globalThis.live = { move, offer, answer, echo, painted: (number) => painted[number] ?? null, opened: () => opened };
