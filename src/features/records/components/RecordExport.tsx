import { useExportChecksMutation, type CheckExport } from '../../../api/resources/checksApi';
import { useExport } from '../../../api/files/useExport';
import { ExportButton } from '../../../components/inputs/ExportButton';

interface RecordExportProps {
  /** Which records: those of a search, or those selected. */
  records: Omit<CheckExport, 'format'>;
  isSmall?: boolean;
}

/** The records as a file; the gateway masks them. */
export function RecordExport({ records, isSmall }: RecordExportProps) {
  const [exportChecks] = useExportChecksMutation();
  const exporting = useExport({
    name: 'records',
    send: (format) => exportChecks({ checkExport: { ...records, format } }),
    start: ({ startChecksExport }, format) =>
      startChecksExport.initiate({ checkExport: { ...records, format } }, { track: false }),
  });
  return <ExportButton {...exporting} {...(isSmall && { isSmall })} />;
}
