import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Package } from '../../api/packagesApi';
import { orderFaults, type OrderFormValues } from './orderValues';

/** The faults of the form in react-hook-form's shape; the message is the i18n key. The first fault of a field counts. */
export function orderResolver(packages: readonly Package[]): Resolver<OrderFormValues> {
  return (values) => {
    const faults = orderFaults(
      values,
      packages.find((one) => one.packageId === values.packageId),
    );
    if (faults.length === 0) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    const reasons: Record<string, unknown> = {};
    for (const { name, key } of faults) {
      const [field, code] = name.split('.') as [string, string?];
      const into = code === undefined ? errors : reasons;
      into[code ?? field] ??= { type: 'rule', message: key };
    }
    if (Object.keys(reasons).length > 0) errors.reasons = reasons;
    return { values: {}, errors: errors as FieldErrors<OrderFormValues> };
  };
}
