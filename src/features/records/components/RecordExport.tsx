import { useExportChecksMutation, type CheckSelection } from '../../../api/resources/checksApi';
import { useExport } from '../../../api/files/useExport';
import { ExportButton } from '../../../components/inputs/ExportButton';

interface RecordExportProps {
  /** The records to export: those of a search, or the selected ones. */
  records: CheckSelection;
  isSmall?: boolean;
}

/** Exports the records as a file, masked by the gateway. */
export function RecordExport({ records, isSmall }: RecordExportProps) {
  const [exportChecks] = useExportChecksMutation();
  const exporting = useExport({
    name: 'records',
    send: (format) => exportChecks({ checkExport: { records, format } }),
    start: ({ startChecksExport }, format) =>
      startChecksExport.initiate({ checkExport: { records, format } }, { track: false }),
  });
  return <ExportButton {...exporting} {...(isSmall && { isSmall })} />;
}
