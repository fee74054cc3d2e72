import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { OrderDraft, PlaceOrderRequest } from '../../api/ordersApi';
import type { Package } from '../../api/packagesApi';
import { ErrorSummary } from '../../components/form/ErrorSummary';
import { useFaultText } from '../../components/form/useFaultText';
import { lazyPart } from '../../components/lazyPart';
import { Section } from '../../components/Section';
import { loadPhrases } from '../../i18n/i18n';
import { useUnsavedInput } from '../../lib/unsavedInput';
import { selectUserInfo } from '../../session/selectors';
import { CandidateFields } from './components/CandidateFields';
import { ConfirmOrder } from './components/ConfirmOrder';
import { ConsentWayChoice } from './components/ConsentWayChoice';
import { DraftBar } from './components/DraftBar';
import { ItemChoice } from './components/ItemChoice';
import { OrderFault } from './components/OrderFault';
import { OrderSummary } from './components/OrderSummary';
import { PackageCards } from './components/PackageCards';
import { useFaultLabels } from './hooks/useFaultLabels';
import { useOrderDraft } from './hooks/useOrderDraft';
import { useOrderQuote } from './hooks/useOrderQuote';
import { useDuplicateConsent } from './hooks/useDuplicateConsent';
import { usePlaceOrder } from './hooks/usePlaceOrder';
import type { Offer } from './offeredReasons';
import { emptyOrder, isTyped, toOrder, type OrderFormValues } from './orderValues';
import { orderResolver } from './orderResolver';

const DuplicateNotice = lazyPart(() =>
  import('./components/DuplicateNotice').then((module) => module.DuplicateNotice),
);

interface OrderFormProps {
  packages: readonly Package[];
  /** What a draft holds, or an empty order. */
  initial: OrderFormValues;
  /** The draft that the form was opened with. */
  opened: OrderDraft;
}

// Most enterprises are verified and never see it.
const UnverifiedNotice = lazyPart(async () => {
  await loadPhrases('unverified');
  return (await import('../../domain/UnverifiedNotice')).UnverifiedNotice;
});

const VERIFIED = 2;

/** One order on one page: package, candidate, items, consent, and what it costs beside them. */
export function OrderForm({ packages, initial, opened }: OrderFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const faultText = useFaultText();
  const isVerified = useSelector(selectUserInfo).enterprise?.authStatus === VERIFIED;
  const { control, handleSubmit, setValue, setError, setFocus, reset, formState } = useForm<OrderFormValues>({
    defaultValues: initial,
    resolver: orderResolver(packages),
  });
  // For the focus alone: a radio button that registers itself makes the field null when the form is emptied.
  const { field: packageField } = useController({ control, name: 'packageId' });
  const values = useWatch({ control }) as OrderFormValues;
  const chosen = packages.find((one) => one.packageId === values.packageId);
  const { quote, shownQuote, isPricing, quoteError, refetchQuote } = useOrderQuote(values);
  const { change, keepAnyway, discard, placed: orderPlaced, draft } = useOrderDraft(opened);
  const duplicate = useDuplicateConsent(quote?.duplicates ?? []);
  const [order, setOrder] = useState<PlaceOrderRequest>();
  const { send, isPlacing, error } = usePlaceOrder({
    onPlaced: (placed) => {
      orderPlaced(placed);
      void navigate(`/orderSuccess?orderId=${placed.orderId}`, {
        state: { link: placed.link },
        replace: true,
      });
    },
    onQuoteOutdated: refetchQuote,
    onFieldRefused: (field, message) => setError(field, { message }),
  });
  const labels = useFaultLabels(chosen);
  const { isDirty } = formState;
  useUnsavedInput(isDirty && isTyped(values) && draft.state !== 'saved');

  useEffect(() => {
    if (isDirty) change(values);
  }, [values, isDirty, change]);

  const handlePackage = (one: Package) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('packageId', one.packageId, options);
    setValue(
      'itemCodes',
      one.items.map((item) => item.itemCode),
      options,
    );
  };
  const handleReasons = (offers: readonly Offer[]) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    for (const { itemCode, text } of offers) setValue(`reasons.${itemCode}`, text, options);
  };
  const handleValid = (valid: OrderFormValues) => {
    if (!chosen || !quote || !duplicate.check()) return;
    setOrder(toOrder(valid, chosen, quote, duplicate.isAccepted));
  };
  const handleConfirm = async (confirmed: PlaceOrderRequest) => {
    await send(confirmed);
    setOrder(undefined);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(handleValid)(event)}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', lg: '1fr 320px' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <DraftBar
          draft={draft}
          restoredFrom={opened.savedAt}
          onKeep={() => void keepAnyway(values)}
          onDiscard={() => {
            reset(emptyOrder);
            void discard();
          }}
        />
        <ErrorSummary control={control} labels={labels} onSelect={setFocus} />
        <Section title={t('initiate.package.title')}>
          <PackageCards
            packages={packages}
            value={values.packageId}
            error={faultText(formState.errors.packageId?.message)}
            inputRef={packageField.ref}
            onChange={handlePackage}
          />
        </Section>
        <Section title={t('initiate.candidate.title')}>
          <CandidateFields control={control} />
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
        <OrderSummary quote={shownQuote} isPricing={isPricing} error={quoteError} onRetry={refetchQuote} />
        {quote && quote.duplicates.length > 0 && (
          <DuplicateNotice
            duplicates={quote.duplicates}
            isAccepted={duplicate.isAccepted}
            hasFault={duplicate.hasFault}
            inputRef={duplicate.inputRef}
            onAccept={duplicate.accept}
          />
        )}
        {error && <OrderFault error={error} />}
        {!isVerified && <UnverifiedNotice />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={!isVerified}
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
          isRunning={isPlacing}
          onConfirm={() => void handleConfirm(order)}
          onCancel={() => setOrder(undefined)}
        />
      )}
    </Box>
  );
}
