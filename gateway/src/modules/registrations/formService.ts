import { CODE } from '@probity/contract/codeNames';
import {
  formFaults,
  MOST_FORMS,
  sectionsOf,
  tidied,
  type GivenRegistrationForm,
} from '@probity/contract/rules/registrationForm';
import { isSameName } from '@probity/contract/rules/sameName';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, fieldError, found, notFound } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, QueryOf, ReplyOf } from '../../kernel/module';
import { lockAccount } from '../accounts/accountRepository';
import {
  countedForm,
  formAt,
  formsOf,
  insertForm,
  insertVersion,
  lockForm,
  versionsOf,
  type FormRow,
} from './formRepository';
import { linkOfForm, stateOfForm } from './formLink';
import { countInvitees } from './inviteeRepository';
import { formFaultWords, words } from './words';

type Schemas = components['schemas'];

const SHOWN_VERSIONS = 50;

export async function listRegistrationForms(ctx: SessionCtx): Promise<ReplyOf<'listRegistrationForms'>> {
  const rows = await formsOf(ctx.tx, ctx.session.mainId);
  return rows.map((row) => ({
    formId: row.id,
    title: row.title,
    version: row.version,
    savedAt: row.savedAt.toISOString(),
    savedBy: row.savedBy,
    begun: row.begun,
    sent: row.sent,
    state: stateOfForm(ctx, row),
    link: linkOfForm(ctx, row),
  }));
}

/** @throws 404, also for a version that it never had */
export async function getRegistrationForm(
  ctx: SessionCtx,
  { formId, version }: QueryOf<'getRegistrationForm'>,
): Promise<ReplyOf<'getRegistrationForm'>> {
  const { tx, session } = ctx;
  const row = found(await countedForm(tx, session.mainId, formId));
  if (version !== undefined && version > row.version) throw notFound();
  const versions = await versionsOf(tx, session.mainId, formId, SHOWN_VERSIONS);
  return {
    formId,
    content: contentOf(await formAt(tx, row, version ?? row.version)),
    begun: row.begun,
    sent: row.sent,
    state: stateOfForm(ctx, row),
    link: linkOfForm(ctx, row),
    invitees: await countInvitees(tx, row),
    versions: versions.map((one) => ({ ...one, savedAt: one.savedAt.toISOString() })),
  };
}

/** A form as it is on the wire. */
export const contentOf = ({ title, content, version }: FormRow): Schemas['FormContent'] => ({
  title,
  ...content,
  sections: sectionsOf(content.sections),
  sectionHelps: content.sectionHelps ?? {},
  questions: content.questions.map((one) => ({ ...one, choices: [...one.choices] })),
  version,
});

/**
 * A new form, or the next version of one; applicants see it at once. What says the same as the present version is no new one.
 * @throws 1000 at the field, 404, 2201 another version than the one that was read, 2601
 */
export async function saveRegistrationForm(
  ctx: SessionCtx,
  { formId, version: read, ...input }: BodyOf<'saveRegistrationForm'>,
): Promise<Schemas['SavedRegistrationForm']> {
  const { tx, lang, session } = ctx;
  const draft = tidied(input);
  const faults = formFaults(draft);
  if (faults.length > 0)
    throw fieldError(
      faults.map(({ path, fault, choice = '' }) => ({
        path,
        msg: formFaultWords[fault][lang].replace('{choice}', () => choice),
      })),
    );
  await lockAccount(tx, session.mainId);
  const all = await formsOf(tx, session.mainId);
  const before = formId ? found(await lockForm(tx, session.mainId, formId)) : null;
  if (before && isSame(before, draft)) return { formId: before.id, version: before.version };
  if (before && before.version !== read) throw new BusinessError(CODE.SAVED_BY_ANOTHER);
  if (!before && all.length >= MOST_FORMS)
    throw new BusinessError(CODE.TOO_MANY_FORMS, { limit: MOST_FORMS });
  if (all.some(({ id, title }) => id !== formId && isSameName(title, draft.title)))
    throw fieldError([{ path: 'title', msg: words.titleTaken[lang] }]);
  const at = ctx.clock.now();
  const form = { mainId: session.mainId, id: before?.id ?? uuidv7(at.getTime()) };
  if (!before) await insertForm(tx, { ...form, at });
  const { title, ...content } = draft;
  const version = (before?.version ?? 0) + 1;
  await insertVersion(tx, form, { version, title, content, by: session.userId, at });
  await ctx.audit({
    action: 'registration.formSaved',
    entity: 'registrationForm',
    entityId: form.id,
    detail: { form: title, version },
  });
  return { formId: form.id, version };
}

/** Compared field by field: the order of keys is the database's. */
function isSame(row: FormRow, draft: GivenRegistrationForm): boolean {
  const told = (one: GivenRegistrationForm) => JSON.stringify(tidied(one));
  return told({ ...row.content, title: row.title }) === told(draft);
}
