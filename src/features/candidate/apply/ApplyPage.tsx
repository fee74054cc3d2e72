import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import Button from '@mui/material/Button';
import { CODE } from '@probity/contract/codeNames';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetOwnApplicationQuery, type OwnApplication } from '../../../api/resources/ownApplicationApi';
import { shownError } from '../../../api/transport/shownError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { StateMessage } from '../../../components/feedback/StateMessage';
import { selectUserInfo } from '../../../session/selectors';
import { CandidateFrame } from '../components/CandidateFrame';
import { ApplyForm } from './ApplyForm';
import { SentApplication } from './SentApplication';
import { unsavedContent } from './useApplicationSaving';

/** `/apply?s=`: an applicant fills in the form of an enterprise, and later reads or deletes what was sent. */
export function ApplyPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const s = search.get('s') ?? '';
  const { data, refetch, ...query } = useGetOwnApplicationQuery({ onlyS: { s } }, { skip: s === '' });
  // Whose it is does not change while it is typed, also where their session ends meanwhile.
  const { userId = '' } = useSelector(selectUserInfo);
  const [applicant] = useState(userId);
  const [sent, setSent] = useState<OwnApplication>();
  const [isDeleted, setDeleted] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  // Why a correction could not be sent any more.
  const [ended, setEnded] = useState<string>();
  // Loading what was saved elsewhere begins the form anew.
  const [opening, setOpening] = useState(0);
  const view = sent ?? data;
  const error = shownError(query.error);
  const isClosed = s === '' || error?.code === CODE.LINK_CLOSED;

  if (isDeleted)
    return (
      <CandidateFrame name={view?.mainName ?? t('app.name')}>
        <StateMessage
          role="status"
          headingLevel="h1"
          title={t('apply.delete.done')}
          body={t('apply.delete.doneBody')}
        />
      </CandidateFrame>
    );
  if (view && !isClosed) {
    const own = { s, applicant, formId: view.formId };
    // What is begun is kept up also where nothing is taken now: the form may be opened again.
    const isBegun = view.content !== null || unsavedContent(own) !== undefined;
    const correction = isCorrecting ? view.correction : null;
    if (
      (view.sentAt && !correction) ||
      view.way === 'notInvited' ||
      !(view.sentAt || view.isTaking || isBegun)
    )
      return (
        <SentApplication
          s={s}
          view={view}
          ended={ended}
          onCorrect={() => {
            setEnded(undefined);
            setCorrecting(true);
          }}
          onRefetch={refetch}
          onDeleted={() => setDeleted(true)}
        />
      );
    const leave = async (why?: string) => {
      setEnded(why);
      await refetch();
      setSent(undefined);
      setCorrecting(false);
    };
    return (
      <ApplyForm
        key={opening}
        own={own}
        view={correction ? { ...view, ...correction, isTaking: true } : view}
        answered={correction ? view.form : undefined}
        onLeave={correction ? leave : undefined}
        onSent={(next) => {
          setSent(next);
          setCorrecting(false);
        }}
        onRefetch={refetch}
        onLoad={() => void refetch().then(() => setOpening(opening + 1))}
        onDeleted={() => setDeleted(true)}
      />
    );
  }
  return (
    <CandidateFrame name={t('app.name')}>
      {error?.code === CODE.NOT_INVITED ? (
        <StateMessage
          role="alert"
          headingLevel="h1"
          icon={<LinkOffOutlined />}
          title={t('apply.byInvitation')}
          body={error.msg}
          action={
            <Button
              component={Link}
              to={`/checkPhone?s=${encodeURIComponent(s)}`}
              state={{ otherPhone: true }}
              variant="outlined"
            >
              {t('apply.otherPhone')}
            </Button>
          }
        />
      ) : isClosed ? (
        <StateMessage
          role="alert"
          headingLevel="h1"
          icon={<LinkOffOutlined />}
          title={t('candidate.closed.title')}
          body={error?.msg ?? t('candidate.closed.hint')}
        />
      ) : error && error.kind !== 'session' ? (
        <ErrorState headingLevel="h1" message={error.msg} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton blocks={3} />
      )}
    </CandidateFrame>
  );
}
