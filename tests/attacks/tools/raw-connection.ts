import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { parseAnswer, type RawResponse } from './raw-response.ts';

/** Time limit of each wait. Every response takes less. */
const timeoutMs = 15_000;

/** A TCP connection for hand-written HTTP: bytes are sent unchanged, and responses are parsed one by one. */
export class RawConnection {
  readonly #socket: Socket;
  #received = '';
  #hasEnded = false;
  #wake: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1').on('data', (text) => this.#take(String(text)));
    socket.on('error', () => undefined).once('close', () => this.#end());
    socket.once('end', () => this.#end());
  }

  static async open(address: string): Promise<RawConnection> {
    const { hostname, port } = new URL(address);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  /** Received bytes that are not parsed yet. */
  get unread(): string {
    return this.#received;
  }

  /** True if the other side has ended the connection. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Sends a text in which each character is one byte. */
  write(bytes: string): void {
    if (!this.#socket.destroyed) this.#socket.write(bytes, 'latin1');
  }

  /** Stops reading. */
  pause(): void {
    this.#socket.pause();
  }

  /** Ends sending, and continues reading. */
  finish(): void {
    this.#socket.end();
  }

  /** Reads the next final response; null if the connection ended before it. */
  async next(method = 'GET'): Promise<RawResponse | null> {
    for (;;) {
      const found = parseAnswer(this.#received, method, this.#hasEnded);
      if (found) this.#received = this.#received.slice(found.length);
      if (found && (found.answer.status >= 200 || !found.answer.isWhole || found.answer.status === 101))
        return found.answer;
      if (!found && this.#hasEnded) return null;
      if (!found) await this.#waitForMore('an answer');
    }
  }

  /**
   * Waits for the first response: true if it is `100 Continue`, false if the server answers without waiting for the
   * body.
   */
  async waitForContinue(): Promise<boolean> {
    while (!this.#hasEnded && !this.#received.includes('\r\n\r\n')) await this.#waitForMore('an interim answer');
    return this.#received.startsWith('HTTP/1.1 100 ');
  }

  /** Reads until the other side ends. */
  async untilEnd(): Promise<string> {
    while (!this.#hasEnded) await this.#waitForMore('the end of the connection');
    return this.#received;
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    this.#wake();
  }

  #end(): void {
    this.#hasEnded = true;
    this.#wake();
  }

  async #waitForMore(what: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const guard = setTimeout(() => reject(new Error(`Timed out waiting for ${what}.`)), timeoutMs);
    this.#wake = resolve;
    await promise.finally(() => clearTimeout(guard));
  }
}
