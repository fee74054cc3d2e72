import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StateMessage } from '../../components/feedback/StateMessage';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { HOME } from '../routing/fromParameter';
import { WholeScreen } from './WholeScreen';

/** 404: no such route, or a screen that is not built yet. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  useDocumentTitle(t('titles.notFound'));
  return (
    <WholeScreen>
      <StateMessage
        headingLevel="h1"
        icon={<ExploreOffOutlined />}
        title={t('app.notFound.title')}
        body={t('app.notFound.body')}
        action={
          <Button component={Link} to={HOME} variant="outlined">
            {t('app.notFound.home')}
          </Button>
        }
      />
    </WholeScreen>
  );
}
