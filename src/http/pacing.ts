import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** As many requests of one connection, parsed and not started, count as a flood. */
const floodLength = 32;
/** How long after the last flood new connections are parsed request by request, in milliseconds. */
const guardedMs = 600_000;
/** Requests that waited are started at most so often, in milliseconds. */
const turnEveryMs = 1;
/** How many of them are started then. Most of what a request takes comes after it was started, so time is no measure. */
const startedATurn = 4;
/** How long an answer that the system has taken a part of holds up the next ones, in milliseconds. */
const patienceMs = 100;
const endOfHeaders = '\r\n\r\n';

/** What one connection has been asked and has not answered yet. */
interface Conversation {
  readonly socket: Socket;
  /** Answers that are to leave, in their order; those that have left may still stand in front. */
  readonly answers: ServerResponse[];
  /** The newest request, whose body may still be under way. */
  latest: IncomingMessage | undefined;
  /** Requests that are parsed and not started. Their answers are the last of `answers`. */
  readonly waiting: { readonly req: IncomingMessage; readonly res: ServerResponse }[];
  /** How many bytes had been read when a request was last started as soon as it was parsed. */
  startedAtBytes: number;
  /** What was read and is not parsed yet. */
  unparsed: Buffer | undefined;
  /** Whether the end of the answer under way, or its turn, is awaited in order to go on. */
  isWatched: boolean;
  /** Parses bytes, where the connection is parsed request by request. */
  feed: ((bytes: Buffer) => void) | undefined;
}

export interface Pacing {
  /** Takes a connection, after node:http has attached its parser. */
  connected(socket: Socket): void;
  /** Starts a request at once or in its turn. */
  readonly request: RequestListener;
  /** How many answers of a connection are still to leave. */
  unanswered(socket: Socket): number;
  /** Whether the newest request of a connection has arrived whole. */
  isComplete(socket: Socket): boolean;
  /** Runs `act` when all requests parsed so far are answered. */
  afterAnswers(socket: Socket, act: () => void): void;
  /** Parses no more of a connection; what is parsed is still answered. */
  stopParsing(socket: Socket): void;
}

/**
 * Bounds what a client can set going by pipelining (RFC 9112, section 9.3.2).
 *
 * One request of a connection is under way at a time. The next one starts when the system has taken the whole
 * answer; until then nothing more is read. Connections with requests that wait take turns, and a few of these requests
 * are started each millisecond, so a client that sends one request at a time never waits behind a pipeline.
 *
 * node:http parses all that it has read, up to 64 KiB, which can be 2,000 requests that take 2 kB of memory each.
 * After the first flood, connections are therefore parsed request by request. That costs every request about 3 µs, so
 * it ends some time after the last flood.
 */
export function createPacing(start: RequestListener): Pacing {
  const conversations = new Map<Socket, Conversation>();
  /** Connections whose next request may start, in the order in which that became so. */
  const line: Conversation[] = [];
  /** Of the requests that waited, the last one whose answer was not taken by the system at once, and since when. */
  let flushing: { readonly answer: ServerResponse; readonly since: number } | undefined;
  let guardedUntil = Number.NEGATIVE_INFINITY;

  /** A response is destroyed once it was sent or its connection is gone. */
  function unansweredIn({ answers }: Conversation): number {
    while (answers[0]?.destroyed) answers.shift();
    return answers.length;
  }

  const hasBacklog = ({ waiting, unparsed }: Conversation) => waiting.length > 0 || unparsed !== undefined;

  /** Stops reading, and goes on with the backlog after the answer under way. */
  function hold(conversation: Conversation): void {
    const { socket, answers, waiting } = conversation;
    socket.pause();
    if (conversation.isWatched) return;
    conversation.isWatched = true;
    const joinLine = () => {
      if (line.push(conversation) === 1) setTimeout(takeTurn, turnEveryMs);
    };
    const underWay = answers[answers.length - waiting.length - 1];
    if (underWay === undefined || underWay.destroyed) joinLine();
    else underWay.once('close', joinLine);
  }

  function takeTurn(): void {
    const begin = performance.now();
    for (let started = 0; line.length > 0 && started < startedATurn; started++) {
      // Writing large answers takes time of its own, so of these there is one at a time.
      if (flushing !== undefined && !flushing.answer.destroyed && begin - flushing.since < patienceMs) break;
      const conversation = line.shift()!;
      goOn(conversation);
      const answer = conversation.answers[conversation.answers.length - conversation.waiting.length - 1];
      flushing =
        answer !== undefined && conversation.socket.writableLength > 0 ? { answer, since: begin } : undefined;
    }
    if (line.length > 0) setTimeout(takeTurn, turnEveryMs);
  }

  function goOn(conversation: Conversation): void {
    const { socket, waiting } = conversation;
    conversation.isWatched = false;
    if (!socket.writable) {
      // After an answer that closes the connection no request is served (RFC 9112, section 9.6).
      waiting.length = 0;
      conversation.unparsed = undefined;
    } else if (waiting.length > 0) {
      const { req, res } = waiting.shift()!;
      start(req, res);
    } else parse(conversation);
    if (hasBacklog(conversation)) hold(conversation);
    else socket.resume();
  }

  /** Parses what was read, as far as the next request that has to be answered first. */
  function parse(conversation: Conversation): void {
    while (conversation.unparsed !== undefined) {
      const { unparsed, latest, waiting } = conversation;
      const isBusy = waiting.length > 0 || (unansweredIn(conversation) > 0 && latest?.complete);
      if (isBusy) {
        hold(conversation);
        return;
      }
      // No request ends before the end of its headers. A body that holds the same bytes is only cut more often.
      const end = unparsed.indexOf(endOfHeaders);
      const length = end === -1 ? unparsed.length : end + endOfHeaders.length;
      conversation.unparsed = length < unparsed.length ? unparsed.subarray(length) : undefined;
      conversation.feed?.(unparsed.subarray(0, length));
    }
  }

  /** Puts itself between a connection and its parser, which is the listener that node:http has set. */
  function parseOneByOne(conversation: Conversation): void {
    const { socket, feed } = conversation;
    const [parser] = socket.listeners('data');
    if (feed !== undefined || parser === undefined) return;
    conversation.feed = (bytes) => parser.call(socket, bytes);
    socket.on('data', (chunk: Buffer) => {
      const { unparsed } = conversation;
      conversation.unparsed = unparsed === undefined ? chunk : Buffer.concat([unparsed, chunk]);
      parse(conversation);
    });
    socket.off('data', parser as (chunk: Buffer) => void);
  }

  function guard(): void {
    guardedUntil = performance.now() + guardedMs;
    for (const conversation of conversations.values()) parseOneByOne(conversation);
  }

  return {
    connected(socket) {
      const conversation: Conversation = {
        socket,
        answers: [],
        latest: undefined,
        waiting: [],
        startedAtBytes: -1,
        unparsed: undefined,
        isWatched: false,
        feed: undefined,
      };
      conversations.set(socket, conversation);
      socket.once('close', () => conversations.delete(socket));
      // node:http resumes a connection at the end of each request.
      socket.on('resume', () => {
        if (hasBacklog(conversation)) socket.pause();
      });
      if (performance.now() < guardedUntil) parseOneByOne(conversation);
    },
    request(req, res) {
      const conversation = conversations.get(req.socket)!;
      // node:http lets promises go on after each body, so of what was read at once many could be answered in one turn.
      const { bytesRead } = req.socket;
      const isBusy = unansweredIn(conversation) > 0 || bytesRead === conversation.startedAtBytes;
      conversation.answers.push(res);
      conversation.latest = req;
      if (!isBusy) {
        conversation.startedAtBytes = bytesRead;
        return start(req, res);
      }
      const { waiting } = conversation;
      waiting.push({ req, res });
      // The listeners of a connection cannot be changed while its parser runs.
      if (waiting.length === floodLength) process.nextTick(guard);
      hold(conversation);
    },
    unanswered(socket) {
      const conversation = conversations.get(socket);
      return conversation === undefined ? 0 : unansweredIn(conversation);
    },
    isComplete: (socket) => conversations.get(socket)?.latest?.complete ?? true,
    afterAnswers(socket, act) {
      const conversation = conversations.get(socket);
      if (conversation === undefined || unansweredIn(conversation) === 0) act();
      else conversation.answers.at(-1)!.once('close', act);
    },
    stopParsing(socket) {
      const conversation = conversations.get(socket);
      if (conversation === undefined) return;
      conversation.unparsed = undefined;
      if (conversation.feed !== undefined) conversation.feed = () => {};
    },
  };
}
