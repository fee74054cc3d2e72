import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadQuietly } from '../../../lib/loadQuietly';

type English = (key: string) => string;

const none: English = () => '';

/** What a phrase says in English, for who reads another language and types that word; '' until it is known, and where there is none. */
export function useEnglish(): English {
  const { i18n } = useTranslation();
  const [english, setEnglish] = useState<English>(() => none);
  const isOther = i18n.language !== 'en';
  useEffect(() => {
    if (!isOther) return undefined;
    let isCurrent = true;
    void loadQuietly(() => import('../../../i18n/englishWords')).then((words) => {
      if (isCurrent && words) setEnglish(() => words.englishOf);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOther]);
  return isOther ? english : none;
}
