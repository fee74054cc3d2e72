import { CODE } from '@probity/contract/codeNames';
import { LONGEST_PERSON_NAME, personNameFault } from '@probity/contract/rules/personName';
import { plainText } from '@probity/contract/rules/plainText';
import { Download, type SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, fieldError, forbidden, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { accountById, lockAccount } from '../accounts/accountRepository';
import { standingCertification } from './certificationRepository';
import { contractPdf } from './contractPdf';
import { insertSignature, newestSignature, signatureById, type SignatureRow } from './contractRepository';
import { contractText, type Party, type SignedText } from './contractText';
import { authStatus } from '@probity/contract/rules/authStatus';
import { keepTexts } from '../signedTexts/textRepository';
import { contractStanding, textAt, type ContractStanding } from '../signedTexts/textAt';
import { commonWords, fieldWords } from '../../kernel/words';
import { contractWords } from './words/signedContract';

type Schemas = components['schemas'];

const MIN_NAME = 2;

/**
 * The text that counts for the own enterprise, in the reader's language or as it was signed, the state of its signature, and the
 * version that is announced.
 */
export async function getServiceContract(ctx: SessionCtx): Promise<Schemas['ServiceContract']> {
  const { tx, session, clock } = ctx;
  const account = await accountById(tx, session.mainId);
  if (account.kind !== 'enterprise') throw forbidden();
  const party = await partyOf(ctx, account.name);
  const inForce = await textAt(tx, 'serviceContract', clock.now());
  const standing = await contractStanding(tx, clock.now());
  const signature = await newestSignature(tx, session.mainId);
  const holdsOlder =
    signature !== null && signature.version !== inForce.version && isCurrent(signature, party, standing);
  const isVerified = account.authStatus === authStatus.verified;
  return {
    text: holdsOlder ? signedView(signature) : textView(contractText(inForce, ctx.lang, party)),
    isVerified,
    signature: signature && signatureView(signature, party, standing),
    announced: await announcedOf(ctx, standing, party),
  };
}

const textView = ({ text, hash }: { text: SignedText; hash: string }): Schemas['ContractText'] => ({
  ...{ version: text.version, hash, title: text.title, sections: text.sections },
});

/** The text of a signature, as it was signed. */
const signedView = ({ signedText, textHash }: SignatureRow) =>
  textView({ text: JSON.parse(signedText) as SignedText, hash: textHash });

/** The version that will have to be signed anew, as it will be read. */
async function announcedOf(
  { tx, lang }: SessionCtx,
  { announced }: ContractStanding,
  party: Party,
): Promise<Schemas['ServiceContract']['announced']> {
  if (!announced) return null;
  const { effectiveOn, effectiveAt } = announced;
  const version = await textAt(tx, 'serviceContract', effectiveAt);
  return { effectiveOn, text: textView(contractText(version, lang, party)) };
}

/**
 * The own enterprise's newest signature, and whether it holds.
 * @param name the account's, for an enterprise without papers
 */
export async function signatureOf(
  ctx: SessionCtx,
  name: string,
  standing?: ContractStanding,
): Promise<Schemas['ContractSignature'] | null> {
  const signature = await newestSignature(ctx.tx, ctx.session.mainId);
  if (!signature) return null;
  const present = standing ?? (await contractStanding(ctx.tx, ctx.clock.now()));
  return signatureView(signature, await partyOf(ctx, name), present);
}

/** Signs the very words that were shown: version, words, signer, time and address are kept permanently. */
export async function signServiceContract(
  ctx: SessionCtx,
  request: BodyOf<'signServiceContract'>,
): Promise<Schemas['ContractSignature']> {
  const { tx, session } = ctx;
  const { mainId } = session;
  const account = await lockAccount(tx, mainId);
  if (account.kind !== 'enterprise') throw forbidden();
  if (account.authStatus !== authStatus.verified) throw new BusinessError(CODE.SIGNER_NOT_VERIFIED);
  const party = await partyOf(ctx, account.name);
  await keepTexts(tx);
  const inForce = await textAt(tx, 'serviceContract', ctx.clock.now());
  const standing = await contractStanding(tx, ctx.clock.now());
  const { kept, hash } = contractText(inForce, ctx.lang, party);
  if (request.version !== inForce.version || request.hash !== hash)
    throw new BusinessError(CODE.CONTRACT_TEXT_CHANGED);
  const before = await newestSignature(tx, mainId);
  if (before && isCurrent(before, party, standing)) throw new BusinessError(CODE.CONTRACT_SIGNED_ALREADY);
  const signerName = plainText(request.signerName);
  if ([...signerName].length < MIN_NAME)
    throw fieldError([{ path: 'signerName', msg: commonWords.fullNameNeeded[ctx.lang] }]);
  if (personNameFault(signerName, LONGEST_PERSON_NAME))
    throw fieldError([{ path: 'signerName', msg: fieldWords.noName[ctx.lang] }]);
  const row: SignatureRow = {
    mainId,
    id: uuidv7(),
    version: inForce.version,
    lang: ctx.lang,
    signedText: kept,
    textHash: hash,
    signerName,
    signedBy: session.userId,
    signedAt: ctx.clock.now(),
    ip: ctx.ip,
  };
  await insertSignature(tx, row);
  const detail = { version: row.version, hash };
  await ctx.audit({ action: 'contract.signed', entity: 'contract_signature', entityId: row.id, detail });
  // Who signs between a version's announcement and its day hears of it too.
  const { announced } = standing;
  if (announced?.signAnew)
    await ctx.enqueue('contract.announce', { changeId: announced.id, what: 'announced' });
  return signatureView(row, party, standing);
}

/** The PDF of a signature, from the words stored with it. Drawn outside a transaction, because it takes a moment. */
export async function downloadServiceContract(ctx: SessionCtx, signatureId: string): Promise<Download> {
  const { mainId } = ctx.session;
  const row = found(
    await ctx.independent({ mainIds: [mainId], mainId }, (tx) => signatureById(tx, signatureId)),
  );
  const name = contractWords.fileName[row.lang];
  return new Download(await contractPdf(row), `${name}-${row.version}.pdf`, 'application/pdf');
}

/** The enterprise as its newest papers name it. */
async function partyOf(ctx: SessionCtx, name: string): Promise<Party> {
  const newest = await standingCertification(ctx.tx, ctx.session.mainId);
  return { name: newest?.enterpriseName ?? name, creditCode: newest?.creditCode ?? null };
}

function signatureView(
  row: SignatureRow,
  party: Party,
  standing: ContractStanding,
): Schemas['ContractSignature'] {
  return {
    signatureId: row.id,
    version: row.version,
    hash: row.textHash,
    signerName: row.signerName,
    signedAt: row.signedAt.toISOString(),
    isCurrent: isCurrent(row, party, standing),
  };
}

/** In either language: both have the same meaning. */
function isCurrent(row: SignatureRow, party: Party, { holds }: ContractStanding): boolean {
  const signed = (JSON.parse(row.signedText) as SignedText).party;
  const isSameParty = signed.name === party.name && signed.creditCode === party.creditCode;
  return isSameParty && holds(row.version);
}
