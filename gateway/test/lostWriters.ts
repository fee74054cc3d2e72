import { setTimeout as sleep } from 'node:timers/promises';
import { uuidv7 } from '../src/kernel/ids';
import { orderBody } from './checks';
import { pdf } from './reports';
import type { World } from './lostWorld';

const ORDERERS = 6;
/** A reply later than this counts as none. */
const GIVE_UP_MS = 20_000;

export interface Reply {
  sent: number;
  done: number;
  status: number;
  isRefused: boolean;
}

/** People at work: each repeats a refused call until it is acknowledged, and remembers acknowledged ones. */
export interface Writers {
  /** Calls with any outcome but success and 503 with Retry-After: there must be none. */
  readonly faults: readonly string[];
  readonly replies: readonly Reply[];
  /** The check of each acknowledged order, by its key. */
  readonly orders: ReadonlyMap<string, string>;
  /** The last acknowledged draft of a person who orders nothing: an order would empty it. */
  readonly draft: { readonly token: string; readonly last: number };
  readonly files: readonly string[];
  /** Lets each finish the present call. */
  stop(): Promise<void>;
  call(path: string, token: string, init?: RequestInit): Promise<{ code: number; data: never } | null>;
}

export function startWriters(world: World): Writers {
  const faults: string[] = [];
  const replies: Reply[] = [];
  const orders = new Map<string, string>();
  const orderers = world.tokens.slice(0, -1);
  const draft = { token: world.tokens.at(-1)!, last: 0 };
  const files: string[] = [];
  let stopped = false;
  let giveUp = Infinity;

  const call: Writers['call'] = async (path, token, init = {}) => {
    const sent = performance.now();
    try {
      const reply = await fetch(world.address + path, {
        ...init,
        headers: {
          appcode: 'bd-web',
          authorization: `Bearer ${token}`,
          'x-main-id': world.mainId,
          ...(typeof init.body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...(init.headers as Record<string, string>),
        },
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      const text = await reply.text();
      const isRefused = reply.status === 503 && Number(reply.headers.get('retry-after')) > 0;
      replies.push({ sent, done: performance.now(), status: reply.status, isRefused });
      const body = JSON.parse(text) as { code: number; data: never };
      if (reply.status === 200 && body.code === 0) return body;
      if (!isRefused || body.code !== 503) faults.push(`${path}: HTTP ${reply.status} ${text.slice(0, 200)}`);
    } catch (error) {
      faults.push(`${path}: ${String(error)} ${String((error as Error).cause ?? '')}`);
    }
    await sleep(100);
    return null;
  };
  const until = async (path: string, token: string, init: () => RequestInit) => {
    for (;;) {
      const body = await call(path, token, init());
      if (body) return body;
      if (performance.now() < giveUp) continue;
      faults.push(`${path}: never served again`);
      return null;
    }
  };
  const post = (body: unknown, headers = {}): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  });

  const order = async (token: string) => {
    while (!stopped) {
      const key = uuidv7();
      const body = orderBody();
      const placed = await until('/gateway/bd/order/order/place', token, () =>
        post(body, { 'idempotency-key': key }),
      );
      if (placed) orders.set(key, (placed.data as { checkId: string }).checkId);
    }
  };
  const saveDrafts = async () => {
    let generation = 0;
    for (let next = 1; !stopped; next += 1) {
      const body = { generation, content: { positionTitle: String(next) } };
      const saved = await until('/gateway/bd/order/draft/save', draft.token, () => post(body));
      const reply = saved?.data as { kept: boolean; generation: number } | undefined;
      if (reply) generation = reply.generation;
      if (reply && !reply.kept) faults.push(`draft ${next} was dropped`);
      else if (reply) draft.last = next;
      await sleep(20);
    }
  };
  const upload = async (token: string) => {
    while (!stopped) {
      const kept = await until('/gateway/bd/base/file/upload', token, () => {
        const body = new FormData();
        body.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'paper.pdf');
        return { method: 'POST', body };
      });
      if (kept) files.push((kept.data as { fileId: string }).fileId);
      await sleep(50);
    }
  };
  const work = Promise.all([
    ...Array.from({ length: ORDERERS }, (_, n) => order(orderers[n % orderers.length]!)),
    saveDrafts(),
    upload(world.tokens[0]!),
  ]);

  return {
    faults,
    replies,
    orders,
    draft,
    files,
    call,
    async stop() {
      stopped = true;
      giveUp = performance.now() + GIVE_UP_MS;
      await work;
    },
  };
}

/** Polls an address; returns each answer's status and when it was sent and done. */
export function poll(url: string): { seen: Omit<Reply, 'isRefused'>[]; stop(): Promise<void> } {
  const seen: Omit<Reply, 'isRefused'>[] = [];
  let stopped = false;
  const asking: Promise<void>[] = [];
  const ask = async () => {
    const sent = performance.now();
    const status = await fetch(url, { signal: AbortSignal.timeout(GIVE_UP_MS) }).then(
      async (reply) => (await reply.arrayBuffer(), reply.status),
      () => 0,
    );
    seen.push({ sent, done: performance.now(), status });
  };
  const timer = setInterval(() => {
    if (!stopped) asking.push(ask());
  }, 100);
  return {
    seen,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.all(asking);
    },
  };
}
