import { isDeepStrictEqual } from 'node:util';
import { uuidv7 } from '../src/kernel/ids';
import { insertSignature, newestSignature } from '../src/modules/enterprise/contractRepository';
import { contractText, type SignedText } from '../src/modules/enterprise/contractText';
import { textAt } from '../src/modules/signedTexts/textAt';
import type { Tx } from '../src/platform/db/tx';

interface Signing {
  mainId: string;
  /** The enterprise's name, as the contract names it. */
  name: string;
  /** Of its papers; absent for an enterprise without any. */
  creditCode?: string;
  userId: string;
  signerName: string;
  at: Date;
}

/** The present contract signed for an enterprise, unless it is signed by it as it is called. The transaction works for it. */
export async function signContract(
  tx: Tx,
  { mainId, name, creditCode, userId, signerName, at }: Signing,
): Promise<void> {
  const before = await newestSignature(tx, mainId);
  const party = { name, creditCode: creditCode ?? null };
  if (before && isDeepStrictEqual((JSON.parse(before.signedText) as SignedText).party, party)) return;
  const { text, kept, hash } = contractText(await textAt(tx, 'serviceContract', at), 'zh', party);
  await insertSignature(tx, {
    mainId,
    id: uuidv7(at.getTime()),
    version: text.version,
    lang: 'zh',
    signedText: kept,
    textHash: hash,
    signerName,
    signedBy: userId,
    signedAt: at,
    ip: '127.0.0.1',
  });
}
