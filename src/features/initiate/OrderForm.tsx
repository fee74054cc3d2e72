import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  useGetOrderTermsQuery,
  type OrderDraft,
  type PlaceOrderRequest,
} from '../../api/resources/ordersApi';
import type { Package } from '../../api/resources/packagesApi';
import { ErrorSummary } from '../../components/form/ErrorSummary';
import { useAppForm } from '../../components/form/useAppForm';
import { lazyPart } from '../../components/lazyPart';
import { Section } from '../../components/layout/Section';
import type { Offer } from '../../domain/offeredReasons';
import { loadPhrases } from '../../i18n/i18n';
import { useLateDefault } from '../../hooks/useLateDefault';
import { useUnsavedInput } from '../../lib/unsavedInput';
import { selectUserInfo } from '../../session/selectors';
import { CandidateFields } from './components/CandidateFields';
import { ConsentWayChoice } from './components/ConsentWayChoice';
import { DraftBar } from './components/DraftBar';
import { ItemChoice } from './components/ItemChoice';
import { OrderSummary } from './components/OrderSummary';
import { PackageCards } from './components/PackageCards';
import { useFaultLabels } from './hooks/useFaultLabels';
import { useOrderDraft } from './hooks/useOrderDraft';
import { useOrderQuote } from './hooks/useOrderQuote';
import { useDuplicateConsent } from './hooks/useDuplicateConsent';
import { usePlaceOrder } from './hooks/usePlaceOrder';
import { keepLastPackage } from './lastPackage';
import {
  budgetLeft,
  newOrder,
  isTyped,
  needsApproval,
  orderRules,
  toOrder,
  withPackage,
  type OrderFormValues,
} from './orderValues';

const loadOrderFault = () => import('./components/OrderFault').then((module) => module.OrderFault);
const OrderFault = lazyPart(loadOrderFault);
const ConfirmOrder = lazyPart(async () => {
  // What says that there is no network cannot be fetched then.
  const [module] = await Promise.all([import('./components/ConfirmOrder'), loadOrderFault()]);
  return module.ConfirmOrder;
});
const DuplicateNotice = lazyPart(() =>
  import('./components/DuplicateNotice').then((module) => module.DuplicateNotice),
);

interface OrderFormProps {
  packages: readonly Package[];
  /** The contents of the draft, or an empty order. */
  initial: OrderFormValues;
  /** The draft that the form was opened with. */
  opened: OrderDraft;
  /** What it is begun from: such an order is nobody's draft. */
  applicationId?: string;
}

// Most enterprises may order and never see it.
const NotReadyNotice = lazyPart(async () => {
  await loadPhrases('notReady');
  return (await import('../../domain/NotReadyNotice')).NotReadyNotice;
});

const VERIFIED = 2;

/** One order on one page: package, candidate, items, consent, and the price beside them. */
export function OrderForm({ packages, initial, opened, applicationId }: OrderFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const orderer = useSelector(selectUserInfo);
  const isVerified = orderer.enterprise?.authStatus === VERIFIED;
  const { data: terms } = useGetOrderTermsQuery(undefined, { refetchOnMountOrArgChange: true });
  // Until the terms are known the gateway alone refuses.
  const mayOrder = isVerified && terms?.isContractSigned !== false;
  // The draft saves the input; until it does, this screen says so itself.
  const form = useAppForm(initial, orderRules(packages), { isKept: !applicationId });
  const { control, change, isDirty } = form;
  useLateDefault(form, initial, initial.positionClass);
  const values = useWatch({ control }) as OrderFormValues;
  const chosen = packages.find((one) => one.packageId === values.packageId);
  const { quote, shownQuote, isPricing, quoteError, refetchQuote } = useOrderQuote(values);
  const { change: keep, keepAnyway, discard, placed: orderPlaced, draft } = useOrderDraft(opened);
  const duplicate = useDuplicateConsent(quote?.duplicates ?? []);
  const [order, setOrder] = useState<PlaceOrderRequest>();
  const { send, isRunning, refusal } = usePlaceOrder({
    form,
    onPlaced: (placed) => {
      if (!applicationId) orderPlaced(placed);
      keepLastPackage(orderer, values.packageId);
      void navigate(`/orderSuccess?orderId=${placed.orderId}`, {
        state: { link: placed.link },
        replace: true,
      });
    },
    onQuoteOutdated: refetchQuote,
    onEnd: () => setOrder(undefined),
  });
  const left = budgetLeft(terms);
  const labels = useFaultLabels(chosen);
  useUnsavedInput(!applicationId && isDirty && isTyped(values) && draft.state !== 'saved');

  useEffect(() => {
    if (isDirty && !applicationId) keep(values);
  }, [values, isDirty, keep, applicationId]);

  const handlePackage = (one: Package) => {
    const { packageId, itemCodes, positionClass, reasons } = withPackage(values, one, chosen);
    change('packageId', packageId);
    change('itemCodes', itemCodes);
    change('positionClass', positionClass);
    change('reasons', reasons);
  };
  const handleName = (name: string) => {
    change('name', name);
    // The button that was pressed is gone.
    form.focus('name');
  };
  const handleReasons = (offers: readonly Offer[]) => {
    for (const { itemCode, text } of offers) change(`reasons.${itemCode}`, text);
  };
  const handleValid = (valid: OrderFormValues) => {
    if (!chosen || !quote || !duplicate.check()) return;
    const order = toOrder(valid, chosen, quote, duplicate.isAccepted);
    setOrder(applicationId ? { ...order, applicationId } : order);
  };
  const { error: packageFault, inputRef: packageInput } = form.field('packageId');

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.submit(handleValid)(event)}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', lg: '1fr 320px' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {!applicationId && (
          <DraftBar
            draft={draft}
            restoredFrom={opened.savedAt}
            onKeep={() => void keepAnyway(values)}
            onDiscard={() => {
              form.settle(newOrder());
              void discard();
            }}
          />
        )}
        <ErrorSummary control={control} labels={labels} onSelect={form.focus} />
        <Section title={t('initiate.package.title')}>
          <PackageCards
            packages={packages}
            budgetLeft={left}
            value={values.packageId}
            error={packageFault}
            inputRef={packageInput}
            onChange={handlePackage}
          />
        </Section>
        <Section title={t('initiate.candidate.title')}>
          <CandidateFields control={control} onName={handleName} />
        </Section>
        {chosen && (
          <Section title={t('initiate.items.title')}>
            <ItemChoice control={control} chosen={chosen} quote={quote} onReasons={handleReasons} />
          </Section>
        )}
        <Section title={t('initiate.way.title')}>
          <ConsentWayChoice control={control} />
        </Section>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, position: { lg: 'sticky' }, top: { lg: 72 } }}>
        <OrderSummary
          quote={shownQuote}
          budgets={terms?.budgets}
          approval={terms?.approval}
          isPricing={isPricing}
          error={quoteError}
          onRetry={refetchQuote}
        />
        {quote && quote.duplicates.length > 0 && (
          <DuplicateNotice
            duplicates={quote.duplicates}
            isAccepted={duplicate.isAccepted}
            hasFault={duplicate.hasFault}
            inputRef={duplicate.inputRef}
            onAccept={duplicate.accept}
          />
        )}
        {refusal && <OrderFault error={refusal} />}
        {!mayOrder && <NotReadyNotice />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!mayOrder}
          loading={isPricing || null}
        >
          {t('initiate.submit')}
        </Button>
      </Box>
      {order && quote && chosen && (
        <ConfirmOrder
          order={order}
          chosen={chosen}
          quote={quote}
          needsApproval={needsApproval(quote.price, terms)}
          isRunning={isRunning}
          onConfirm={() => void send(order)}
          onCancel={() => setOrder(undefined)}
        />
      )}
    </Box>
  );
}
