import { uuidv7 } from '../src/kernel/ids';
import { insertSignature, newestSignature } from '../src/modules/enterprise/contractRepository';
import { contractText } from '../src/modules/enterprise/contractText';
import { textAt } from '../src/modules/signedTexts/textAt';
import type { Tx } from '../src/platform/db/tx';

interface Signing {
  mainId: string;
  /** The enterprise's name, as the contract names it. */
  name: string;
  userId: string;
  signerName: string;
  at: Date;
}

/** The present contract signed for an enterprise without papers, unless it is signed. The transaction works for it. */
export async function signContract(tx: Tx, { mainId, name, userId, signerName, at }: Signing): Promise<void> {
  if (await newestSignature(tx, mainId)) return;
  const { text, kept, hash } = contractText(await textAt(tx, 'serviceContract', at), 'zh', {
    name,
    creditCode: null,
  });
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
