import { CODE } from '@probity/contract/codeNames';
import { plainText } from '@probity/contract/rules/plainText';
import { LONGEST_TAG, MOST_TAGS, MOST_TAGS_EACH } from '@probity/contract/rules/registrationForm';
import { lengthOf } from '@probity/contract/rules/plainText';
import { isSameName } from '@probity/contract/rules/sameName';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import type { BodyOf } from '../../kernel/module';
import { lockAccount } from '../accounts/accountRepository';
import { sentApplication } from './applications';
import { formById } from './formRepository';
import { addTags, dropTag, setTags, tagsOf } from './tagRepository';
import { words } from './words';

type Schemas = components['schemas'];

/**
 * Puts words on an application and takes others off; two people who do so at once both count. What only differs in capitals
 * from one of the list is that one; a new word joins the list.
 * @throws 1000, 404, 2605
 */
export async function setApplicationTags(
  ctx: SessionCtx,
  { applicationId, put = [], off = [] }: BodyOf<'setApplicationTags'>,
): Promise<Schemas['ApplicationTags']> {
  const { tx, session } = ctx;
  const { mainId } = session;
  const named = put.map(plainText).filter(Boolean);
  if (named.some((one) => lengthOf(one) > LONGEST_TAG))
    throw fieldError([{ path: 'put', msg: words.tagLong[ctx.lang] }]);
  await lockAccount(tx, mainId);
  const row = await sentApplication(ctx, applicationId);
  const list = await tagsOf(tx, mainId);
  const tags = row.tags.filter((one) => !off.includes(one));
  for (const one of named) {
    const known = [...list, ...tags].find((other) => isSameName(other, one)) ?? one;
    if (!tags.includes(known)) tags.push(known);
  }
  if (tags.length > MOST_TAGS_EACH) throw fieldError([{ path: 'put', msg: words.tagsMany[ctx.lang] }]);
  const added = tags.filter((one) => !list.includes(one));
  if (list.length + added.length > MOST_TAGS)
    throw new BusinessError(CODE.TOO_MANY_TAGS, { limit: MOST_TAGS });
  await addTags(tx, mainId, added);
  await setTags(tx, row, tags);
  const { title } = found(await formById(tx, mainId, row.formId));
  const detail = { form: title };
  await ctx.audit({ action: 'registration.tagged', entity: 'application', entityId: applicationId, detail });
  return { tags };
}

/** Takes a word from the list and from every application; twice is once. */
export async function deleteRegistrationTag(ctx: SessionCtx, name: string): Promise<Schemas['Done']> {
  const { mainId } = ctx.session;
  await lockAccount(ctx.tx, mainId);
  if (await dropTag(ctx.tx, mainId, name))
    await ctx.audit({ action: 'registration.tagDeleted', entity: 'application' });
  return { done: true };
}
