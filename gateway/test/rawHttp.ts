import { connect, type Socket } from 'node:net';

/** A reply on a connection, raw and parsed. */
export interface RawReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface RawOptions {
  /** The caller's own address: any of 127.0.0.0/8 is on this machine. */
  from?: string;
  /** Ends the wait when no reply has come. */
  withinMs?: number;
  /** Closes the sending side once everything is sent. */
  end?: boolean;
}

/** A connection to the gateway on which a test writes bytes that no client would. */
export function dial(address: string, from?: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), ...(from ? { localAddress: from } : {}) });
  socket.on('error', () => undefined);
  return socket;
}

/** Sends bytes unchanged and returns the first reply; the connection may stay open after it. */
export async function sendRaw(
  address: string,
  bytes: string | Buffer,
  { from, withinMs = 10_000, end = false }: RawOptions = {},
): Promise<RawReply> {
  const socket = dial(address, from);
  try {
    socket.write(bytes);
    if (end) socket.end();
    return await replyOn(socket, withinMs);
  } finally {
    socket.destroy();
  }
}

/** Waits for a whole reply on a connection. */
export function replyOn(socket: Socket, withinMs = 10_000): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(
      () => reject(new Error(`No whole reply within ${withinMs} ms: ${text}`)),
      withinMs,
    );
    const look = (isOver: boolean) => {
      const reply = parse(text, isOver);
      if (!reply && !isOver) return;
      clearTimeout(timer);
      if (reply) resolve(reply);
      else reject(new Error(`The connection ended without a reply: ${text}`));
    };
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      look(false);
    });
    socket.on('close', () => look(true));
  });
}

function parse(text: string, isOver: boolean): RawReply | null {
  const [head, ...rest] = text.split('\r\n\r\n');
  if (rest.length === 0) return null;
  const [first, ...lines] = head!.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  const body = rest.join('\r\n\r\n');
  const whole = Buffer.byteLength(body) >= Number(headers['content-length'] ?? 0);
  return whole || isOver ? { status: Number(first!.split(' ')[1]), headers, body } : null;
}

/** The head of a POST whose body a test writes itself. */
export function postHead(path: string, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries({ host: 'probity.test', appcode: 'bd-web', ...headers });
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}
