import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface ConsentLine {
  id: string;
  orderNo: string;
  kind: 'electronic' | 'paper';
  /** How the signature was made; null on paper, and where nobody wrote it down. */
  signatureWay: 'drawn' | 'typed' | null;
  version: string;
  hash: string;
  givenAt: Date;
  /** Of the paper, by staff. */
  confirmedAt: Date | null;
  withdrawnAt: Date | null;
  /** Of the items that were asked for, those that were agreed to. */
  agreed: number;
  asked: number;
}

/** The proof of each consent, in the order of their ids. What was signed, and by whom, is opened one by one. */
export function consentsAfter(
  tx: Tx,
  mainId: string,
  after: string | null,
  limit: number,
): Promise<ConsentLine[]> {
  const beyond = after === null ? sql`` : sql`and s.id > ${after}::uuid`;
  return tx.many<ConsentLine>(sql`select s.id, o.order_no as "orderNo", s.kind, s.signature_way as "signatureWay", s.text_version as version, s.text_hash as hash,
      s.given_at as "givenAt", s.confirmed_at as "confirmedAt", s.withdrawn_at as "withdrawnAt",
      (select count(*)::int from consent_item i where i.main_id = s.main_id and i.consent_id = s.id and i.given) as agreed,
      (select count(*)::int from consent_item i where i.main_id = s.main_id and i.consent_id = s.id) as asked
    from consent s join checks c on c.main_id = s.main_id and c.id = s.check_id
      join orders o on o.main_id = c.main_id and o.id = c.order_id
    where s.main_id = ${mainId} ${beyond} order by s.id limit ${limit}`);
}

export interface SignatureLine {
  id: string;
  version: string;
  lang: 'en' | 'zh';
  hash: string;
  signerName: string;
  signedAt: Date;
}

/** Every signature of the service contract, the newest first. */
export function signaturesOf(tx: Tx, mainId: string): Promise<SignatureLine[]> {
  return tx.many<SignatureLine>(sql`select id, version, lang, text_hash as hash, signer_name as "signerName",
      signed_at as "signedAt"
    from contract_signature where main_id = ${mainId} order by signed_at desc, id desc`);
}
