import type { Lang } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface SignatureRow {
  mainId: string;
  id: string;
  version: string;
  lang: Lang;
  signedText: string;
  textHash: string;
  signerName: string;
  signedBy: string;
  signedAt: Date;
  ip: string;
}

const columns = sql`main_id as "mainId", id, version, lang, signed_text as "signedText", text_hash as "textHash",
  signer_name as "signerName", signed_by as "signedBy", signed_at as "signedAt", host(ip) as ip`;

export function newestSignature(tx: Tx, mainId: string): Promise<SignatureRow | null> {
  return tx.maybeOne<SignatureRow>(sql`select ${columns} from contract_signature
    where main_id = ${mainId} order by signed_at desc, id desc limit 1`);
}

export function signatureById(tx: Tx, id: string): Promise<SignatureRow | null> {
  return tx.maybeOne<SignatureRow>(sql`select ${columns} from contract_signature where id = ${id}`);
}

export async function insertSignature(tx: Tx, row: SignatureRow): Promise<void> {
  await tx.run(sql`insert into contract_signature
      (main_id, id, version, lang, signed_text, text_hash, signer_name, signed_by, signed_at, ip)
    values (${row.mainId}, ${row.id}, ${row.version}, ${row.lang}, ${row.signedText}, ${row.textHash},
      ${row.signerName}, ${row.signedBy}, ${row.signedAt}, ${row.ip}::inet)`);
}
