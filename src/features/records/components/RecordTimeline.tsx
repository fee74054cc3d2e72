import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { Moment } from '../../../components/data/Moment';
import { Timeline } from '../../../components/data/Timeline';

type Event = CheckDetail['timeline'][number];

/** What one act does to several items at once. */
const OF_SEVERAL: readonly string[] = ['itemStarted', 'itemCancelled'];
/** Of such events that differ by their item alone, one after the other within this time: one act. */
const ONE_ACT_MS = 1_000;

const isAct = (one: Event, other: Event): boolean => {
  const told = ({ event, actorKind, actor, detail: { item, ...rest } }: Event) =>
    OF_SEVERAL.includes(event) && typeof item === 'string' && JSON.stringify([event, actorKind, actor, rest]);
  return (
    told(one) !== false &&
    told(one) === told(other) &&
    Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= ONE_ACT_MS
  );
};

/** The events by acts: what was done to several items at once is one. */
function actsOf(events: readonly Event[]): [Event, ...Event[]][] {
  const acts: [Event, ...Event[]][] = [];
  for (const event of events) {
    const last = acts.at(-1);
    if (last && isAct(last[0], event)) last.push(event);
    else acts.push([event]);
  }
  return acts;
}

/** The events, newest first; one without a phrase in this version shows its own name. */
export function RecordTimeline({ events }: { events: readonly Event[] }) {
  const { t, i18n } = useTranslation();
  const titleOf = ([{ event, detail }, ...more]: readonly [Event, ...Event[]]) => {
    const key = `recordDetail.event.${event}`;
    const words = i18n.exists(key) ? i18n.t(key as 'recordDetail.event.ordered') : event;
    const item = detail.item ?? detail.inCharge;
    if (typeof item !== 'string') return words;
    const items = [item, ...more.map(({ detail: { item: other } }) => String(other))];
    return t('common.labelled', { label: words, text: new Intl.ListFormat(i18n.language).format(items) });
  };
  const actorOf = ({ actorKind, actor }: Event) =>
    actorKind === 'named' ? actor : t(`recordDetail.actor.${actorKind}`);
  const said = ({ detail }: Event) => {
    const words = detail.question ?? detail.answer;
    return words ? t('recordDetail.said', { words }) : undefined;
  };
  const entries = actsOf(events)
    .map(([event, ...more], index) => ({
      id: String(index),
      title: titleOf([event, ...more]),
      time: <Moment at={event.at} isExact="old" />,
      body: [actorOf(event), event.detail.reason, said(event)].filter(Boolean).join(' · '),
    }))
    .reverse();
  return <Timeline label={t('recordDetail.section.history')} entries={entries} />;
}
