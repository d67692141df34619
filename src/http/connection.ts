import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastLane, KnownAnswer } from './fast-lane.ts';
import { NodeSide } from './node-side.ts';
import { readPlainRequest } from './plain-request.ts';

/** What the connections of one server share. */
export interface ConnectionParts {
  /** Serves cached replies without node:http; undefined if node:http serves everything. */
  readonly fastLane: FastLane | undefined;
  /** Passes a connection to node:http. */
  readonly attach: (side: Duplex, connection: Connection) => void;
  /** Calls `takeTurn` of a connection with a waiting request when it is its turn. */
  readonly waitForTurn: (connection: Connection) => void;
  /** Whether connections close after their next response. */
  readonly isClosing: () => boolean;
  /** Called when a client has not completed its request in time. */
  readonly onRequestTimeout: (connection: Connection) => void;
  readonly timeouts: Timeouts;
}

/** All in milliseconds. */
export interface Timeouts {
  /** From the first byte of a request, or from the start of the connection, to the end of the headers. */
  readonly headersMs: number;
  /** From the first byte of a request to the end of its body. */
  readonly requestMs: number;
  /** How long a connection may wait for its next request: what `Keep-Alive` names. It is closed at the second check after that. */
  readonly keepAliveMs: number;
  /** How long a client may leave responses unread. */
  readonly unreadMs: number;
}

const endOfHeaders = '\r\n\r\n';
/**
 * Responses up to this size are written at once. The bodies of larger ones are not copied, because many clients may
 * wait for the same body.
 */
const maxPieceBytes = 24_576;
/** The buffer in which responses are put together. */
let scratch = Buffer.allocUnsafeSlow(maxPieceBytes);

/**
 * A connection of a client. It handles one request at a time, so a client that pipelines (RFC 9112, section 9.3.2)
 * causes no more work than any other: nothing more is read until the system has taken the response, and other
 * connections have their turn before the next request starts.
 *
 * The fast lane serves a request if it can; otherwise node:http gets its bytes.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #parts: ConnectionParts;
  #side: NodeSide | undefined;
  /** Bytes that were read and not yet parsed. */
  #unread: Buffer | undefined;
  /** Whether the next bytes are certainly a new request that the fast lane has not declined. */
  #isForLane: boolean;
  #isInLane = false;
  /** Whether the last bytes for node:http end with the end of headers. */
  #endsHeaders = false;
  /** The last request that node:http has started, until another one arrives. */
  #latest: IncomingMessage | undefined;
  /**
   * Requests that node:http has started and not completed: two when the end of a body and the next headers came
   * together.
   */
  #unanswered = 0;
  #isWaitingForTurn = false;
  #isRefused = false;
  #afterAnswers: (() => void) | undefined;
  /** Readings of `performance.now()`: when the current request began to arrive, and when the connection became idle. */
  #receivingSince: number | undefined = performance.now();
  #restingSince = performance.now();
  /** The value of `#restingSince` that a check found too long ago. */
  #expired: number | undefined;

  constructor(socket: Socket, parts: ConnectionParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#isForLane = parts.fastLane !== undefined;
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('end', () => {
      if (this.#side === undefined) socket.end();
      else this.#side.push(null);
    });
    socket.on('error', () => socket.destroy());
    // Each part of a response that the system takes starts this time again. An idle connection is closed sooner.
    socket.setTimeout(parts.timeouts.unreadMs, () => {
      if (socket.writableLength > 0) socket.destroy();
    });
    socket.on('close', () => this.#side?.destroy());
  }

  get unanswered(): number {
    return this.#unanswered;
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /** Closes the connection if it is idle. */
  closeIfIdle(): void {
    const isReceiving = this.#side !== undefined && this.#receivingSince !== undefined;
    if (!this.#isBusy() && (this.#latest?.complete ?? !isReceiving)) this.#socket.destroy();
  }

  /** Whether the next request must wait. */
  #isBusy(): boolean {
    if (this.#isInLane || this.#isWaitingForTurn || this.#unanswered > 1) return true;
    return this.#unanswered === 1 && this.#latest!.complete;
  }

  #read(chunk: Buffer): void {
    // After a refusal, further bytes are read and dropped, so that the refusal arrives.
    if (this.#isRefused) return;
    this.#unread = this.#unread === undefined ? chunk : Buffer.concat([this.#unread, chunk]);
    this.#next();
    if (this.#unread !== undefined) this.#socket.pause();
  }

  /** Called when it is the turn of this connection. */
  takeTurn(): void {
    this.#isWaitingForTurn = false;
    this.#next();
  }

  /** Starts the requests that were read, up to the first that must complete before the next. */
  #next(): void {
    while (this.#unread !== undefined && !this.#isBusy()) {
      // After a response that closes the connection no request is served (RFC 9112, section 9.6).
      if (!this.#socket.writable || this.#isRefused) {
        this.#unread = undefined;
        return;
      }
      // A request never ends before its headers do. A body with the same bytes is only cut more often.
      const unread = this.#unread;
      const end = unread.indexOf(endOfHeaders);
      const length = end === -1 ? unread.length : end + endOfHeaders.length;
      const isAll = length === unread.length;
      const piece = isAll ? unread : unread.subarray(0, length);
      this.#unread = isAll ? undefined : unread.subarray(length);
      if (this.#isForLane && this.#askLane(piece)) continue;
      this.#side ??= this.#openSide();
      if (!this.#side.isWanting) {
        this.#unread = unread;
        return;
      }
      this.#give(this.#side, piece, end !== -1);
    }
    if (this.#unread === undefined && this.#socket.isPaused()) this.#socket.resume();
  }

  #askLane(piece: Buffer): boolean {
    const request = readPlainRequest(piece);
    const answer = request && this.#parts.fastLane!(request);
    if (answer === undefined) return false;
    this.#isInLane = true;
    if (!(answer instanceof Promise)) {
      this.#send(answer);
      return true;
    }
    void answer.then((known) => {
      if (known !== undefined) return this.#send(known);
      this.#isInLane = false;
      this.#isForLane = false;
      this.#unread = this.#unread === undefined ? piece : Buffer.concat([piece, this.#unread]);
      this.#next();
    });
    return true;
  }

  // --- the fast lane ---------------------------------------------------------------------------------------------

  #send({ head, lines, body }: KnownAnswer): void {
    const socket = this.#socket;
    if (!socket.writable) return;
    const isLast = this.#parts.isClosing();
    const { keepAliveMs } = this.#parts.timeouts;
    const text = isLast
      ? `${lines}Connection: close\r\n\r\n`
      : `${lines}Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`;
    const length = head.length + text.length + body.length;
    if (length > maxPieceBytes) {
      socket.cork();
      for (const each of [head, Buffer.from(text, 'latin1'), body]) socket.write(each);
      socket.uncork();
    } else {
      scratch.set(head);
      scratch.write(text, head.length, 'latin1');
      scratch.set(body, head.length + text.length);
      socket.write(scratch.subarray(0, length));
      // The system nearly always takes it at once, so the buffer can be reused.
      if (socket.writableLength > 0) scratch = Buffer.allocUnsafeSlow(maxPieceBytes);
    }
    // The callback of an empty chunk runs when the system has taken those before it.
    if (socket.writableLength > 0) socket.write('', this.#sent);
    else this.#sent();
    if (isLast) socket.end();
  }

  readonly #sent = (): void => {
    this.#isInLane = false;
    this.#receivingSince = undefined;
    this.#goOn();
  };

  #goOn(): void {
    this.#restingSince = performance.now();
    if (this.#unread !== undefined) {
      this.#isWaitingForTurn = true;
      this.#parts.waitForTurn(this);
    } else if (this.#socket.isPaused()) this.#socket.resume();
  }

  // --- node:http -------------------------------------------------------------------------------------------------

  #openSide(): NodeSide {
    const side = new NodeSide(this.#socket, () => this.#next());
    this.#parts.attach(side, this);
    return side;
  }

  #give(side: NodeSide, piece: Buffer, endsHeaders: boolean): void {
    const isBetween = this.#latest?.complete ?? this.#receivingSince === undefined;
    // Empty lines between requests do not start one (RFC 9112, section 2.2).
    if (isBetween && piece.some((byte) => byte !== 10 && byte !== 13)) {
      this.#latest = undefined;
      this.#receivingSince = performance.now();
    }
    this.#isForLane = false;
    this.#endsHeaders = endsHeaders;
    side.give(piece);
  }

  /** Called when node:http has started a request. */
  begin(req: IncomingMessage, res: ServerResponse): void {
    this.#unanswered += 1;
    if (this.#latest !== undefined) this.#receivingSince = performance.now();
    this.#latest = req;
    const hasBody =
      req.headers['content-length'] !== undefined || req.headers['transfer-encoding'] !== undefined;
    const isAllThatCame = this.#endsHeaders && this.#side!.readableLength === 0;
    this.#isForLane = this.#parts.fastLane !== undefined && isAllThatCame && !hasBody;
    res.once('close', () => {
      this.#unanswered -= 1;
      if (this.#unanswered === 0) this.#afterAnswers?.();
      this.#goOn();
    });
  }

  /** Reads no more requests. `refuse` runs after the responses to earlier requests, which it must not overtake. */
  refuse(refuse: (socket: Socket) => void): void {
    // The parser reports the error again for each packet that follows.
    if (this.#isRefused) return;
    this.#isRefused = true;
    this.#unread = undefined;
    const isWhole = this.#latest?.complete ?? true;
    // The error is in the body of a request whose handler is running. If the handler has responded, a second response
    // would count as that of the next request; if not, it must not wait for the rest of the body.
    if (!isWhole && this.#unanswered === 1) return refuse(this.#socket);
    const act = isWhole ? () => refuse(this.#socket) : () => this.#socket.destroySoon();
    if (this.#unanswered === 0) act();
    else this.#afterAnswers = act;
  }

  // --- time ------------------------------------------------------------------------------------------------------

  /** Closes the connection after a timeout; called every second. */
  checkTimeouts(at: number): void {
    const { headersMs, requestMs, keepAliveMs } = this.#parts.timeouts;
    if (this.#isBusy() || this.#isRefused) return;
    if (this.#latest?.complete || this.#receivingSince === undefined) {
      if (at - this.#restingSince < keepAliveMs) return;
      // Only at the second check: a client may use the whole time that `Keep-Alive` names, and a request that it sent in that
      // time may still be unread where the process was busy. Closing then would reset the connection.
      if (this.#expired === this.#restingSince) this.#socket.destroy();
      this.#expired = this.#restingSince;
    } else if (at - this.#receivingSince >= (this.#latest === undefined ? headersMs : requestMs))
      this.#parts.onRequestTimeout(this);
  }
}
