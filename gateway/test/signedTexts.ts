import type { BothWords, SignedTextKind } from '@probity/contract/rules/signedTexts';
import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { chinaDay } from '../src/kernel/workingDays';
import { ok } from './candidates';
import { sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';
import { phones, type Operator } from './recharges';

const { platform } = demoMains;

/** What operators do with the texts that others sign, in tests. */
export function signedTextTools(gateway: () => TestGateway) {
  const as = async (
    user: keyof typeof demoUsers,
    operation: string,
    input: object = {},
  ): Promise<CallReply> =>
    gateway().call(operation, input, {
      ...{ token: await sessionOf(gateway(), demoUsers[user], platform), mainId: platform, lang: 'en' },
    });
  const text = async (kind: SignedTextKind) =>
    ok(await as('operator', 'getSignedText', { query: { kind } })).data;
  /** The words in force with a line more in both languages. */
  async function moreWords(kind: SignedTextKind, line = 'One paragraph more.'): Promise<BothWords> {
    const { version } = (await text(kind)).inForce;
    const { words } = ok(await as('operator', 'getTextVersion', { query: { kind, version } })).data as {
      words: BothWords;
    };
    const longer = ({ title, body }: BothWords['en']) => ({ title, body: `${body}\n\n${line}` });
    return { en: longer(words.en), zh: longer(words.zh) };
  }
  interface Asked {
    kind: SignedTextKind;
    effectiveOn?: string;
    signAnew?: boolean;
    words?: BothWords;
    basedOn?: string | null;
  }
  /** An operator hands in a version, from today on unless said otherwise. */
  async function ask({ kind, ...given }: Asked, user: Operator = 'operator'): Promise<CallReply> {
    const { basedOn } = await text(kind);
    const effectiveOn = chinaDay(gateway().clock.now());
    const words = given.words ?? (await moreWords(kind));
    return as(user, 'askTextVersion', {
      body: { kind, basedOn, effectiveOn, signAnew: false, ...given, words },
    });
  }
  /** What waits, or is planned. */
  const openId = async (kind: SignedTextKind) => (await text(kind)).open.changeId as string;
  /** Asks for a code and signs off. */
  async function signOff(user: Operator, changeId: string): Promise<CallReply> {
    gateway().clock.advance(61_000);
    ok(await as(user, 'sendTextCode', { body: {} }));
    const [newest] = await gateway().outbox(phones[user]);
    const verifyCode = /\d{6}/.exec(newest!.text)![0];
    return as(user, 'signOffTextVersion', { body: { changeId, verifyCode } });
  }
  /** One operator writes, the other signs off. */
  async function publish(asked: Asked): Promise<string> {
    ok(await ask(asked));
    const id = await openId(asked.kind);
    ok(await signOff('operator2', id));
    return id;
  }
  return { as, text, moreWords, ask, openId, signOff, publish };
}
