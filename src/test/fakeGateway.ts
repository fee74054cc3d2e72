import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CODE } from '@probity/contract/codeNames';
import { setGatewayOrigin } from '../api/transport/gatewayOrigin';
import {
  Fault,
  FileReply,
  Refusal,
  send,
  type Answer,
  type Answers,
  type OperationId,
  type PathAnswer,
  type SentCall,
} from './answers';
import type { ContractChecks, OperationChecks } from './contractChecks';
import { receive, type ReceivedCall } from './receivedCall';

const JSON_TYPE = 'application/json';
/** The frame polls this by itself, whatever the test is about: nothing unread, unless a test says otherwise. */
const BELL = 'countUnreadNotifications';
/** So it asks for the words that operators changed: none. */
const WORDS = 'listDictWords';
const OF_THE_FRAME: readonly (string | undefined)[] = [BELL, WORDS];
/** Without a request for this long, none is on its way to a server on the same machine. */
const QUIET_MS = 20;

type Call = ReceivedCall & { operationId: OperationId | undefined };

interface FakeGateway {
  origin: string;
  /** Every call but the frame's own, in order. */
  calls: readonly Call[];
  /** The calls of one operation, in order. */
  sent: <Id extends OperationId>(operationId: Id) => SentCall<Id>[];
  /** The bodies sent to one operation, in order. */
  bodies: <Id extends OperationId>(operationId: Id) => SentCall<Id>['body'][];
  /** Sets the answers of these operations from here on. Throws for an answer that the contract does not describe. */
  answer: (answers: Answers) => void;
  /** For tests of the transport itself: an address that no operation of the contract has. */
  answerPath: (path: string, answer: PathAnswer) => void;
  /** Violations of the contract so far; any left at the end fail the test. */
  faults: string[];
  /** Resolves once no call is under way, in real time, even if a test controls the clock. */
  idle: () => Promise<void>;
  /** Stops listening. */
  stop: () => Promise<void>;
}

/**
 * A gateway for the tests of one file, fresh for each of them, that speaks the contract: requests are checked as the real
 * gateway checks them, and so are the test's answers. A request that the contract refuses, an answer that it does not
 * describe, and a request without an answer fail the test.
 * @param standing the answers of every test of the file, unless it sets others
 */
export function fakeGateway(standing: Answers | (() => Answers) = {}): FakeGateway {
  let now: RunningGateway | undefined;
  const running = () => {
    if (!now) throw new Error('The fake gateway runs while a test does: answer in beforeEach or in the test');
    return now;
  };
  beforeEach(async () => {
    now = new RunningGateway(await globalThis.contractChecks());
    await now.start();
    now.answer({ [BELL]: { unread: 0 }, [WORDS]: {} });
    now.answer(typeof standing === 'function' ? standing() : standing);
  });
  afterEach(async () => {
    const { faults } = running();
    await running().stop();
    now = undefined;
    if (faults.length > 0) throw new Error(`Not as the contract has it:\n${[...new Set(faults)].join('\n')}`);
  });
  return {
    get origin() {
      return running().origin;
    },
    get calls() {
      return running().calls.filter((call) => !OF_THE_FRAME.includes(call.operationId));
    },
    get faults() {
      return running().faults;
    },
    sent: (operationId) => running().sent(operationId),
    bodies: (operationId) =>
      running()
        .sent(operationId)
        .map((call) => call.body),
    answer: (answers) => running().answer(answers),
    answerPath: (path, answer) => void running().paths.set(path, answer),
    idle: () => running().idle(),
    stop: () => running().stop(),
  };
}

class RunningGateway {
  origin = '';
  readonly calls: Call[] = [];
  readonly faults: string[] = [];
  readonly paths = new Map<string, PathAnswer>();
  private readonly answers = new Map<string, unknown>();
  private readonly server: Server;
  private underWay = 0;

  constructor(private readonly checks: ContractChecks) {
    this.server = createServer((request, response) => {
      // XMLHttpRequest in jsdom requires CORS, because the port differs from the page's.
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*, authorization, appcode, content-type');
      response.setHeader('access-control-expose-headers', '*');
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      this.underWay += 1;
      response.once('close', () => (this.underWay -= 1));
      receive(request)
        .then((call) => this.serve(call, response))
        // A request that the console itself has aborted needs no answer.
        .catch((cause: unknown) => request.complete && this.fail(response, String(cause)));
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    setGatewayOrigin(this.origin);
  }

  async stop(): Promise<void> {
    if (!this.server.listening) return;
    this.server.closeAllConnections();
    await new Promise<void>((resolve, reject) =>
      this.server.close((error) => (error ? reject(error) : resolve())),
    );
  }

  sent<Id extends OperationId>(operationId: Id): SentCall<Id>[] {
    return this.calls.filter((call) => call.operationId === operationId) as unknown as SentCall<Id>[];
  }

  answer(answers: Answers): void {
    for (const [operationId, answer] of Object.entries(answers)) {
      const operation = this.checks.byId(operationId);
      if (!operation) throw new Error(`The contract has no operation ${operationId}`);
      const faults = typeof answer === 'function' ? [] : faultsOf(operation, answer);
      if (faults.length > 0) throw new Error(faults.join('\n'));
      this.answers.set(operationId, answer);
    }
  }

  async idle(): Promise<void> {
    let before: number;
    do {
      before = this.calls.length;
      await pause(QUIET_MS);
    } while (this.underWay > 0 || this.calls.length > before);
  }

  private async serve(received: ReceivedCall, response: ServerResponse): Promise<void> {
    const { method, path } = received;
    const found = this.checks.byAddress(method, path);
    const operationId = found?.operation.operationId as OperationId | undefined;
    const call: Call = { ...received, operationId };
    this.calls.push(call);
    const ofPath = this.paths.get(path);
    if (ofPath) {
      if (found) return this.fail(response, `${path} is ${operationId}: answer the operation, not the path`);
      return this.give(typeof ofPath === 'function' ? await ofPath(received) : ofPath, received, response);
    }
    if (!found) return this.fail(response, `${method} ${path} is no operation of the contract`);
    const { operation, params } = found;
    const refused = operation.ofCall({ ...received, params });
    if (refused.length > 0)
      return this.fail(
        response,
        `${operationId} was called with what the contract refuses: ${refused.join('; ')}`,
      );
    if (!this.answers.has(operation.operationId))
      return this.fail(
        response,
        `${operationId} (${method} ${path}) was called, and no answer is given to it`,
      );
    let answer = this.answers.get(operation.operationId) as Answer<OperationId>;
    while (typeof answer === 'function') answer = await answer(call as unknown as SentCall<never>);
    const faults = faultsOf(operation, answer);
    if (faults.length > 0) return this.fail(response, faults.join('\n'));
    this.give(answer, received, response);
  }

  private give(answer: Answer<OperationId>, { headers }: ReceivedCall, response: ServerResponse): void {
    if (answer instanceof Fault) return answer.act(response);
    if (answer instanceof FileReply) return send(response, 200, answer.type, answer.content, answer.headers);
    const { refusal } = this.checks;
    const text =
      answer instanceof Refusal
        ? refusal(CODE[answer.code], answer.params, answer.data, headers['accept-language'])
        : JSON.stringify({ code: 0, msg: '', data: answer ?? null });
    send(response, 200, JSON_TYPE, text);
  }

  private fail(response: ServerResponse, fault: string): void {
    this.faults.push(fault);
    send(response, 500, JSON_TYPE, JSON.stringify({ code: 500, msg: fault, data: null }));
  }
}

function faultsOf(operation: OperationChecks, answer: unknown): string[] {
  const { operationId } = operation;
  if (answer instanceof Fault)
    return isWhole(operation, answer.body)
      ? [`${operationId}: this is a whole reply, which is given as its data`]
      : [];
  if (answer instanceof FileReply) return operation.isDownload ? [] : [`${operationId} answers with no file`];
  if (answer instanceof Refusal)
    return operation
      .ofRefusal(CODE[answer.code])
      .map((fault) => `${operationId} does not refuse so: ${fault}`);
  return operation
    .ofReply(JSON.stringify(answer ?? null))
    .map((fault) => `The answer to ${operationId} is not what the contract describes: ${fault}`);
}

function isWhole(operation: OperationChecks, body: unknown): boolean {
  const { code, data } = (body ?? {}) as { code?: unknown; data?: unknown };
  return code === 0 && data !== undefined && operation.ofReply(JSON.stringify(data)).length === 0;
}
