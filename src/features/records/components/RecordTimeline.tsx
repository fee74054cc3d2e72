import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { Moment } from '../../../components/data/Moment';
import { Timeline } from '../../../components/data/Timeline';

type Event = CheckDetail['timeline'][number];

/** The events, newest first; one without a phrase in this version shows its own name. */
export function RecordTimeline({ events }: { events: readonly Event[] }) {
  const { t, i18n } = useTranslation();
  const titleOf = ({ event, detail }: Event) => {
    const key = `recordDetail.event.${event}`;
    const words = i18n.exists(key) ? i18n.t(key as 'recordDetail.event.ordered') : event;
    const item = detail.item ?? detail.inCharge;
    return typeof item === 'string' ? t('common.labelled', { label: words, text: item }) : words;
  };
  const actorOf = ({ actorKind, actor }: Event) =>
    actorKind === 'named' ? actor : t(`recordDetail.actor.${actorKind}`);
  const said = ({ detail }: Event) => {
    const words = detail.question ?? detail.answer;
    return words ? t('recordDetail.said', { words }) : undefined;
  };
  const entries = events
    .map((event, index) => ({
      id: String(index),
      title: titleOf(event),
      time: <Moment at={event.at} isExact="old" />,
      body: [actorOf(event), event.detail.reason, said(event)].filter(Boolean).join(' · '),
    }))
    .reverse();
  return <Timeline label={t('recordDetail.section.history')} entries={entries} />;
}
