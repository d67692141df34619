import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** A connection for node:http: it reads what it is given, and what it writes goes to the socket. */
export class NodeSide extends Duplex {
  /** Whether node:http can take more; set by the stream when its buffer is empty. */
  isWanting = false;
  readonly #socket: Socket;
  readonly #onWant: () => void;

  constructor(socket: Socket, onWant: () => void) {
    super({
      decodeStrings: false,
      // The buffer holds one chunk, so that the last chunk given is also the one being parsed.
      readableHighWaterMark: 1,
      writableHighWaterMark: socket.writableHighWaterMark,
    });
    this.#socket = socket;
    this.#onWant = onWant;
    this.on('error', () => {});
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress;
  }

  give(piece: Buffer): void {
    this.isWanting = false;
    this.push(piece);
  }

  /** How node:http ends a connection after its last response. */
  destroySoon(): void {
    this.#socket.destroySoon();
  }

  override _read(): void {
    this.isWanting = true;
    // The stream calls this before it has passed on its last chunk.
    process.nextTick(this.#onWant);
  }

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: () => void): void {
    // A response after a refusal is dropped.
    if (this.#socket.writable) this.#socket.write(chunk, encoding, done);
    else done();
  }

  override _writev(chunks: { chunk: Buffer | string; encoding: BufferEncoding }[], done: () => void): void {
    const last = chunks.pop()!;
    this.#socket.cork();
    for (const { chunk, encoding } of chunks) this._write(chunk, encoding, () => {});
    this._write(last.chunk, last.encoding, done);
    this.#socket.uncork();
  }

  override _final(done: () => void): void {
    this.#socket.end();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#socket.destroy();
    done(error);
  }
}
