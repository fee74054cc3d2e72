import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  ApplicationContent,
  FormContent,
  OwnApplication,
} from '../../../api/resources/ownApplicationApi';
import { joinSentences } from '../../../lib/joinSentences';
import { AboutCard } from './AboutCard';
import { answerOf, askedSections, withAnswer, type ApplicationFaults } from './applicationValues';
import { ApplyCard } from './ApplyCard';
import { ApplySection } from './ApplySection';
import { FilesField } from './FilesField';
import { QuestionField } from './QuestionField';
import type { OwnFiles } from './useOwnFiles';

interface ApplyFieldsProps {
  form: FormContent;
  asking: OwnApplication['asking'];
  /** The form as they know it. */
  seen: FormContent;
  /** The proven phone, masked. */
  mobile: string;
  content: ApplicationContent;
  files: OwnFiles;
  /** Once it was tried to send. */
  faults: ApplicationFaults | undefined;
  onChange: (content: ApplicationContent) => void;
}

/** Everything that a form asks for. What comes while somebody fills it in is marked. */
export function ApplyFields({
  form,
  asking,
  seen,
  mobile,
  content,
  files,
  faults: shown,
  onChange: change,
}: ApplyFieldsProps) {
  const { t } = useTranslation();
  const [known] = useState(seen);
  const wasTried = shown !== undefined;
  return (
    <>
      <AboutCard
        name={content.name}
        mobile={mobile}
        error={shown?.name && t(shown.name as ParseKeys)}
        onChange={(name) => change({ ...content, name })}
      />
      {askedSections(form).map((section) => (
        <ApplySection
          key={section}
          section={section}
          items={asking}
          isRequired={form.sections[section] === 'required'}
          help={form.sectionHelps[section]}
          isNew={known.sections[section] === 'off'}
          entries={content.entries[section] ?? []}
          isMissing={shown?.missing.includes(section) ?? false}
          showFaults={shown?.faulty.includes(section) ?? false}
          onChange={(entries) => change({ ...content, entries: { ...content.entries, [section]: entries } })}
        />
      ))}
      {form.sections.documents !== 'off' && (
        <ApplyCard title={t('apply.documents')} isNew={known.sections.documents === 'off'}>
          <FilesField
            files={files}
            place={null}
            label={t('apply.files')}
            help={joinSentences(form.sectionHelps.documents, t('apply.documentsLead'))}
            isRequired={form.sections.documents === 'required'}
            wasTried={wasTried}
            error={shown?.documents ? t('apply.fault.answer.file') : undefined}
          />
        </ApplyCard>
      )}
      {form.questions.length > 0 && (
        <ApplyCard title={t('apply.questions')}>
          {form.questions.map((question) => {
            const fault = shown?.answers[question.id];
            return (
              <QuestionField
                key={question.id}
                question={question}
                files={files}
                wasTried={wasTried}
                value={answerOf(content, question.id)}
                isNew={known.questions.every(({ id }) => id !== question.id)}
                error={fault === undefined ? undefined : t(fault as ParseKeys)}
                onChange={(text) => change(withAnswer(content, question.id, text))}
              />
            );
          })}
        </ApplyCard>
      )}
    </>
  );
}
