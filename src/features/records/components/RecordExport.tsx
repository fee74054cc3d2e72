import { useExportChecksMutation, type CheckExport } from '../../../api/checksApi';
import { ExportButton } from '../../../components/ExportButton';
import { today } from '../../../lib/dates';
import { saveBlob } from '../../../lib/saveBlob';

interface RecordExportProps {
  /** Which records: those of a search, or those selected. */
  records: Omit<CheckExport, 'format'>;
  isSmall?: boolean;
}

/** The records as a file; the gateway masks them. */
export function RecordExport({ records, isSmall }: RecordExportProps) {
  const [exportChecks, { isLoading }] = useExportChecksMutation();
  const handleExport = async (format: 'xlsx' | 'csv') => {
    const { data } = await exportChecks({ body: { ...records, format } });
    if (data) saveBlob(data, `probity-records-${today()}.${format}`);
  };
  return (
    <ExportButton
      onExport={(format) => void handleExport(format)}
      isRunning={isLoading}
      {...(isSmall && { isSmall })}
    />
  );
}
