import { formatFen } from '@probity/contract/rules/fen';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Package } from '../../../api/resources/packagesApi';
import { MoneyText } from '../../../components/data/MoneyText';
import { itemCount } from '../orderValues';

interface PackageCardsProps {
  packages: readonly Package[];
  /** Fen that the orderer's budgets still allow this month; undefined without one. */
  budgetLeft: number | undefined;
  value: string;
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (chosen: Package) => void;
}

/** The packages as large radio buttons with price, items and working days. */
export function PackageCards({
  packages,
  budgetLeft = Infinity,
  value,
  error,
  inputRef,
  onChange,
}: PackageCardsProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const handleChange = (packageId: string) => {
    const chosen = packages.find((one) => one.packageId === packageId);
    if (chosen) onChange(chosen);
  };
  return (
    <FormControl error={error !== undefined} fullWidth>
      <RadioGroup
        aria-label={t('initiate.package.title')}
        aria-describedby={error ? errorId : undefined}
        name="packageId"
        value={value}
        onChange={(_event, packageId) => handleChange(packageId)}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(auto-fit, minmax(180px, 1fr))' },
          gap: 1.25,
        }}
      >
        {packages.map((one, index) => (
          <PackageCard
            key={one.packageId}
            one={one}
            isChosen={one.packageId === value}
            isAboveBudget={one.price > budgetLeft}
            isFaulty={error !== undefined}
            inputRef={index === 0 ? inputRef : undefined}
          />
        ))}
      </RadioGroup>
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}

interface PackageCardProps {
  one: Package;
  isChosen: boolean;
  isAboveBudget: boolean;
  isFaulty: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

function PackageCard({ one, isChosen, isAboveBudget, isFaulty, inputRef }: PackageCardProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box
      component="label"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        // A card is as high as its neighbour; its text stays at the top.
        alignContent: 'start',
        columnGap: 0.75,
        p: 1.5,
        borderRadius: 1,
        border: '1px solid',
        cursor: 'pointer',
        borderColor: isChosen ? 'primary.main' : 'look.lineField',
        bgcolor: isChosen ? 'look.brandSoft' : 'background.paper',
      }}
    >
      <Radio
        value={one.packageId}
        slotProps={{
          input: {
            ref: inputRef,
            'aria-labelledby': `${id}-name`,
            'aria-describedby': id,
            'aria-invalid': isFaulty,
          },
        }}
        sx={{ p: 0.25, alignSelf: 'start' }}
      />
      <Box id={id} sx={{ display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
          <span id={`${id}-name`}>{one.name}</span>
          <MoneyText fen={one.price} />
        </Box>
        {one.standardPrice !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('initiate.package.ownPrice', { amount: formatFen(one.standardPrice) })}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {one.description}
        </Typography>
        <Typography variant="body2" sx={{ color: 'look.ink3' }}>
          {`${t('initiate.package.items', { count: itemCount(one.items) })} · ${t('initiate.package.days', { count: one.workingDays })}`}
        </Typography>
        {isAboveBudget && (
          <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {t('initiate.budget.above')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
