import { CODE } from '@probity/contract/codeNames';
import { MOST_FILES, MOST_FILES_EACH } from '@probity/contract/rules/registrationForm';
import type { SessionCtx, UploadedFile } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, fieldError, found, notFound } from '../../kernel/errors';
import type { BodyOf } from '../../kernel/module';
import { fieldWords } from '../../kernel/words';
import type { Tx } from '../../platform/db/tx';
import { keepFile } from '../files/uploadService';
import { deleteFiles, filesOf, insertFile } from './applicationFileRepository';
import { assertCorrectable, type OwnPlace } from './correction';
import { isAskedFor } from './domain/files';
import { auditOwn } from './ownApplication';
import { assertTaking, beginApplication, ownPlace } from './ownPlace';

type Schemas = components['schemas'];
const NOTHING = { name: '', entries: {}, answers: [] };

/**
 * Keeps a file for a question, or as one of the documents; with the first thing given the application begins. Asked before
 * the file is stored, and again behind the lock once it is.
 * @throws 1000 nobody asks for it, 1012–1014, 2101, 2104 sent already and not to be corrected, 2606, 2607, 2109, 2602 and 2604 nothing was begun, 2620, 2850
 */
export async function uploadOwnFile(
  ctx: SessionCtx,
  file: UploadedFile | undefined,
  questionId: string | null,
): Promise<Schemas['UploadedFile']> {
  const { mainId } = ctx.session;
  const within = { mainIds: [mainId], mainId };
  const openPlace = async (tx: Tx): Promise<OwnPlace> => {
    const place = await ownPlace({ tx, session: ctx.session });
    const now = ctx.clock.now();
    if (place.own?.sentAt) assertCorrectable(place, now);
    else if (!place.own) assertTaking(place, now);
    else if (!place.isInvited) throw new BusinessError(CODE.NOT_INVITED);
    if (!isAskedFor(place.form.content, questionId))
      throw fieldError([{ path: 'questionId', msg: fieldWords.unknown[ctx.lang] }]);
    if (place.own) await assertFew(tx, place.own, questionId);
    return place;
  };
  await ctx.independent(within, openPlace);
  return keepFile(ctx, file, { mainId, kind: 'application', createdBy: null }, async (tx, addRow) => {
    const { form, own } = await openPlace(tx);
    const applicant = { tx, session: ctx.session, services: ctx.services, clock: ctx.clock };
    if (!own) await beginApplication(applicant, form, { content: NOTHING, shownVersion: null });
    const kept = own ?? found((await openPlace(tx)).own);
    await insertFile(tx, kept, { fileId: await addRow(), questionId, at: ctx.clock.now() });
  });
}

async function assertFew(
  tx: Tx,
  own: { mainId: string; id: string },
  questionId: string | null,
): Promise<void> {
  const files = await filesOf(tx, own);
  const there = files.filter((one) => one.questionId === questionId).length;
  const n = there >= MOST_FILES_EACH ? MOST_FILES_EACH : MOST_FILES;
  if (there >= MOST_FILES_EACH || files.length >= MOST_FILES)
    throw new BusinessError(CODE.TOO_MANY_FILES, { n }, { n });
}

/** Takes one file back, also once it is sent. @throws 2101, 404 missing and another applicant's alike */
export async function deleteOwnFile(
  ctx: SessionCtx,
  { fileId }: BodyOf<'deleteOwnFile'>,
): Promise<Schemas['Done']> {
  const { form, own } = await ownPlace(ctx);
  const files = own ? await filesOf(ctx.tx, own) : [];
  if (!own || !files.some((one) => one.fileId === fileId)) throw notFound();
  await deleteFiles(ctx.tx, own.mainId, [fileId], ctx.clock.now());
  if (own.sentAt) await auditOwn(ctx, 'registration.fileTakenBack', own.id, form.title);
  return { done: true };
}
