import { CODE } from '@probity/contract/codeNames';
import { useRef, useState } from 'react';
import {
  useLazyGetPackageQuery,
  usePublishPackageMutation,
  useSavePackageDraftMutation,
} from '../../api/resources/packagesApi';
import { isGatewayError, type GatewayError } from '../../api/transport/gatewayError';
import { useSubmit, type RefusingForm } from '../../api/transport/useSubmit';
import { isSameDraft, toDraft, type BuilderValues } from './builderValues';

/** What is in the form; without `packageId` it is kept nowhere yet. */
export interface KeptDraft {
  packageId?: string;
  /** Of the draft that was read, or of the version where there was none: what was saved since is not overwritten. */
  savedAt?: string;
  isDraft?: boolean;
}

interface Sending {
  values: BuilderValues;
  /** Fen, as the screen shows it; without it the draft is only saved. */
  price?: number;
}

interface SavingOptions {
  form: RefusingForm;
  onDone: (packageId: string, isPublished: boolean) => void;
}

/**
 * Saves the form as a draft, and publishes it where a price is agreed to. A draft that somebody else saved meanwhile is not
 * overwritten: `isOther` says so, and `replace` saves in its place what stands in the form now.
 */
export function usePackageSaving(opened: KeptDraft, { form, onDone }: SavingOptions) {
  // What the next call names; no drawing shows it.
  const kept = useRef(opened);
  const [isOther, setOther] = useState(false);
  const [keptValues, setKeptValues] = useState<BuilderValues>();
  // A publication whose reply was lost: sent again as it was, it is told as done instead of as somebody else's draft.
  const unanswered = useRef<Sending & { data: { packageId: string; savedAt: string } }>(undefined);
  const [save] = useSavePackageDraftMutation();
  const [publish] = usePublishPackageMutation();
  const [read] = useLazyGetPackageQuery();

  const call = async ({ values, price }: Sending) => {
    setKeptValues(undefined);
    const lost = unanswered.current;
    unanswered.current = undefined;
    const isAgain = lost?.price === price && lost && isSameDraft(lost.values, values);
    const saved = isAgain ? lost : await save({ packageDraftInput: toDraft(values, kept.current) });
    if (!saved.data) return saved;
    const { packageId, savedAt } = saved.data;
    kept.current = { packageId, savedAt };
    if (price === undefined) return { data: { packageId } };
    const done = await publish({ packagePublishing: { packageId, savedAt, expectedPrice: price } });
    if (done.data) return { data: { packageId } };
    if (isRefused(done.error)) setKeptValues(values);
    if (!isAnswered(done.error)) unanswered.current = { values, price, data: saved.data };
    return done;
  };
  const { send, isRunning, refusal } = useSubmit<Sending, { packageId: string }>(call, {
    form,
    onDone: ({ packageId }, { price }) => onDone(packageId, price !== undefined),
    onRefused: ({ code }: GatewayError) => setOther(code === CODE.SAVED_BY_ANOTHER),
  });

  const replace = async (sending: Sending) => {
    const { packageId } = kept.current;
    const { data } = packageId ? await read({ packageId }) : {};
    if (!data) return;
    kept.current = { packageId, savedAt: (data.draft ?? data.current)?.savedAt };
    setOther(false);
    await send(sending);
  };
  const told = refusal?.code === CODE.SAVED_BY_ANOTHER ? undefined : refusal;
  /** True while the form shows what a refused publication left as a draft. */
  const isKept = (values: BuilderValues) => keptValues !== undefined && isSameDraft(keptValues, values);
  return { send, isRunning, refusal: told, isOther, isKept, replace };
}

const isAnswered = (error: unknown): error is GatewayError =>
  isGatewayError(error) && error.kind === 'business';

/** Not published, for certain: without a reply nobody knows, and another draft may have taken the place of this one. */
const isRefused = (error: unknown) => isAnswered(error) && error.code !== CODE.SAVED_BY_ANOTHER;
