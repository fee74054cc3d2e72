import Box from '@mui/material/Box';
import { useQuerySphereConfigQuery } from '../../../api/resources/dataApi';
import { CustomerPhone } from '../../../domain/CustomerPhone';

/** How the platform is reached, and its filing with the ministry, which the law wants linked. */
export function CoverContact() {
  const { data } = useQuerySphereConfigQuery({});
  const { customerEmail, icpNumber } = data ?? {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, '& a': { color: 'inherit' } }}>
      <CustomerPhone />
      {customerEmail && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
      {icpNumber && (
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer">
          {icpNumber}
        </a>
      )}
    </Box>
  );
}
