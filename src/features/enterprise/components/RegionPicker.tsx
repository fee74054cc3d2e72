import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useListRegionsQuery } from '../../../api/resources/regionApi';
import { RegionSelect } from './RegionSelect';

/** A GB/T 2260 code is province, city and district, two digits each; zeros stand for "the whole of it". */
const provinceOf = (code: string): string => (code === '' ? '' : `${code.slice(0, 2)}0000`);

/** The city of a code; empty for a province alone. */
const cityOf = (code: string): string =>
  code === '' || code.endsWith('0000') ? '' : `${code.slice(0, 4)}00`;

interface RegionPickerProps {
  /** The deepest region chosen; empty for none. */
  value: string;
  onChange: (code: string) => void;
}

/** Province, city, district (GB/T 2260): each level opens the next; a level without divisions ends it. */
export function RegionPicker({ value, onChange }: RegionPickerProps) {
  const { t } = useTranslation();
  const province = provinceOf(value);
  const city = cityOf(value);
  const provinces = useListRegionsQuery({ body: { level: 1 } });
  const cities = useListRegionsQuery(province ? { body: { parentCode: province } } : skipToken);
  const isLastCity = cities.currentData?.find((region) => region.code === city)?.leaf === true;
  const districts = useListRegionsQuery(city && !isLastCity ? { body: { parentCode: city } } : skipToken);
  return (
    <Box
      role="group"
      aria-label={t('enterprise.field.region')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <RegionSelect level="province" value={province} query={provinces} onChange={onChange} />
      <RegionSelect
        level="city"
        value={city}
        query={cities}
        onChange={(code) => onChange(code || province)}
      />
      <RegionSelect
        level="district"
        value={value === city || value === province ? '' : value}
        query={districts}
        onChange={(code) => onChange(code || city)}
      />
    </Box>
  );
}
