/**
 * Stands in the page of the explorer itself, and asks for what its address shows while the rest is on its way: on a slow
 * connection that takes as long as the answer does. The rest takes both from here.
 */
import { key } from '../stored.ts';
import { type Address, readAddress } from './address.ts';
import { type Kept, keptAnswers, send } from './sending.ts';
import { targetsOf } from './targets.ts';

declare global {
  var caryllEarly: {
    /** Answers by target, the one that was wanted longest ago first. */
    readonly kept: Map<string, Kept>;
    /** What was sent and not yet taken, by target. */
    readonly sent: Map<string, Promise<Response>>;
  };
}

const { prefix, onlyLists, onlyGame } = document.currentScript!.dataset as {
  prefix: string;
  onlyLists: string;
  onlyGame?: string;
};

function readKept(): Map<string, Kept> {
  try {
    return new Map(JSON.parse(keptAnswers.get() ?? '[]'));
  } catch {
    return new Map();
  }
}

const kept = readKept();
const sent = new Map<string, Promise<Response>>();
globalThis.caryllEarly = { kept, sent };

const secret = key.get();
function sendAll(address: Address): void {
  // Without a key only the games can be asked for.
  if (secret === undefined && address.game !== undefined) return;
  for (const target of targetsOf(address, onlyLists.split(' '))) {
    const response = send(target, { prefix, secret, known: kept.get(target) });
    // Whoever takes it is told, too.
    response.catch(() => undefined);
    sent.set(target, response);
  }
}

sendAll(readAddress(location.hash));
// To the only game the explorer goes on by itself.
if (onlyGame !== undefined && !location.hash.startsWith('#/')) sendAll({ game: onlyGame, query: {} });
