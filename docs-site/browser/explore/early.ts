/**
 * Inlined in the page of the explorer. It sends the requests of its address while the rest loads, which takes as long
 * as the response on a slow connection. The rest continues from here.
 */
import { key } from '../stored.ts';
import { type Address, readAddress } from './address.ts';
import { type Kept, keptAnswers, send } from './sending.ts';
import { targetsOf } from './targets.ts';

declare global {
  var caryllEarly: {
    /** Responses by target, the least recently used first. */
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

const listsWithoutRecords = JSON.parse(onlyLists) as Readonly<Record<string, readonly string[]>>;

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
  // Without a key only the list of games can be requested.
  if (secret === undefined && address.game !== undefined) return;
  for (const target of targetsOf(address, listsWithoutRecords[address.game ?? ''] ?? [])) {
    const response = send(target, { prefix, secret, known: kept.get(target) });
    // The code that takes it handles the rejection, too.
    response.catch(() => undefined);
    sent.set(target, response);
  }
}

sendAll(readAddress(location.hash));
// The explorer continues to the only game by itself.
if (onlyGame !== undefined && !location.hash.startsWith('#/')) sendAll({ game: onlyGame, query: {} });
