import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { authStatus } from '@probity/contract/rules/authStatus';
import { messageOf } from '../../api/transport/gatewayError';
import { homeApi, useHomeSummaryQuery, type HomeSummary } from '../../api/resources/homeApi';
import { DECISION_POLL_MS, useKnownStatus } from '../../api/resources/useKnownStatus';
import type { Screen } from '../../lib/loadWithRetry';
import { CompactSelect } from '../../components/inputs/CompactSelect';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageHeader } from '../../components/layout/PageHeader';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { today } from '../../lib/dates';
import { selectUserInfo } from '../../session/selectors';
import { BalanceCard } from './components/BalanceCard';
import { LampShares } from './components/LampShares';
import { NeedsList } from './components/NeedsList';
import { OrderBars } from './components/OrderBars';
import { QueueCard } from './components/QueueCard';
import { StatTiles } from './components/StatTiles';
import type { ReportDays } from './homeLinks';
import { loadPhrases } from '../../i18n/i18n';
import { lazyPart } from '../../components/lazyPart';
import { daysOfRange, formatHomeRange, HOME_RANGES, parseHomeRange, type HomeRange } from './homeRange';

// Gone after the first order.
const SetupCard = lazyPart(async () => {
  const [module] = await Promise.all([import('./components/SetupCard'), loadPhrases('setup')]);
  return module.SetupCard;
});

// Said to operators alone, in the last weeks of it.
const CalendarEndCard = lazyPart(() =>
  import('./components/CalendarEndCard').then((module) => module.CalendarEndCard),
);

// For two roles that have neither checks nor a queue.
const PlatformHome = lazyPart(() =>
  import('./components/PlatformHome').then((module) => module.PlatformHome),
);

// Asked once.
const WelcomeCard = lazyPart(async () => {
  const [module] = await Promise.all([import('./components/WelcomeCard'), loadPhrases('setup')]);
  return module.WelcomeCard;
});

/** The reader's open work, and the numbers of the checks. */
export function HomePage() {
  const { t } = useTranslation();
  const { nickName, permissions } = useSelector(selectUserInfo);
  const [search, setSearch] = useSearchParams();
  const range = parseHomeRange(search);
  const handleRange = (next: HomeRange) => setSearch(formatHomeRange(next), { replace: true });
  return (
    <>
      <PageHeader
        title={nickName ? t(`home.${partOfDay()}`, { name: nickName }) : t('home.title')}
        actions={<RangeSelect range={range} onChange={handleRange} />}
        primary={
          permissions?.includes('check.order') && (
            <>
              <Button component={Link} to="/batchBack" variant="outlined">
                {t('titles.batchBack')}
              </Button>
              <Button component={Link} to="/initiateBack" variant="contained">
                {t('home.order')}
              </Button>
            </>
          )
        }
      />
      <HomeBody range={range} />
    </>
  );
}

const readAhead: Screen['readAhead'] = (dispatch, search) => {
  const asked = askedOf(daysOfRange(parseHomeRange(search), today()));
  // Nobody's yet: the page finds it under way and makes it its own.
  void dispatch(homeApi.endpoints.homeSummary.initiate(asked, { subscribe: false }));
};
HomePage.readAhead = readAhead;

const askedOf = (days: ReportDays) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { body: { ...days, timeZone } };
};

interface RangeSelectProps {
  range: HomeRange;
  onChange: (range: HomeRange) => void;
}

function RangeSelect({ range, onChange }: RangeSelectProps) {
  const { t } = useTranslation();
  return (
    <CompactSelect
      value={range}
      onChange={(event) => onChange(Number(event.target.value) as HomeRange)}
      aria-label={t('home.range.label')}
    >
      {HOME_RANGES.map((days) => (
        <option key={days} value={days}>
          {t('home.range.days', { days })}
        </option>
      ))}
    </CompactSelect>
  );
}

function HomeBody({ range }: { range: HomeRange }) {
  const { enterprise } = useSelector(selectUserInfo);
  const days = daysOfRange(range, today());
  // Others change the numbers too: every visit refetches them.
  const { currentData, data, error, refetch } = useHomeSummaryQuery(askedOf(days), {
    refetchOnMountOrArgChange: true,
    // Its card says "under review" until the decision.
    pollingInterval: enterprise?.authStatus === authStatus.pending ? DECISION_POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  useKnownStatus(data?.setup?.authStatus);
  // Name and password may be half typed while another range is fetched.
  const welcome = (currentData ?? data)?.welcome;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {welcome && <WelcomeCard welcome={welcome} />}
      {currentData ? (
        <Summary summary={currentData} range={range} days={days} />
      ) : error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Box>
  );
}

interface SummaryProps {
  summary: HomeSummary;
  range: HomeRange;
  days: ReportDays;
}

function Summary({ summary, range, days }: SummaryProps) {
  const { queue, series, results, balance, needs, needsMe, setup, calendar } = summary;
  // A role that reads no checks and works no queue manages the platform's people.
  if (needsMe === null && !queue) return <PlatformHome />;
  // Staff get no list, only their queue; an empty one says so only if the number agrees.
  const showsNeeds = needs.length > 0 || (needsMe === 0 && !queue && !setup);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {setup && <SetupCard setup={setup} />}
      {calendar && <CalendarEndCard calendar={calendar} />}
      {queue && <QueueCard queue={queue} />}
      <StatTiles summary={summary} range={range} days={days} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 3fr)' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Column>
          {series.length > 0 && <OrderBars series={series} />}
          {showsNeeds && <NeedsList needs={needs} />}
        </Column>
        <Column>
          {results && <LampShares results={results} days={days} />}
          {balance && <BalanceCard balance={balance} />}
        </Column>
      </Box>
    </Box>
  );
}

/** Cards of one width, each as high as its content. */
function Column({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>{children}</Box>;
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date().getHours();
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
