import { parseLandline, type Landline } from './landline';
import { normalizePhone } from './plainText';

/**
 * `13800000011` → `138****0011`. Of a fixed line the area code and the last three digits stay: `010-*****666`, without its
 * extension. A value that is no phone number is hidden completely.
 */
export function maskPhone(phone: string): string {
  const line = parseLandline(phone);
  if (line) return maskLandline(line);
  const mobile = normalizePhone(phone);
  return /^\d{11}$/.test(mobile) ? `${mobile.slice(0, 3)}****${mobile.slice(7)}` : '*'.repeat(phone.length);
}

function maskLandline({ area, local, extension }: Landline): string {
  const number = '*'.repeat(local.length - 3) + local.slice(-3);
  return [area, number, ...(extension ? ['*'.repeat(extension.length)] : [])].join('-');
}

/** Keeps the first 3 and the last 4 characters. A value too short to keep seven apart is hidden completely. */
export function maskIdNumber(idNumber: string): string {
  if (idNumber.length < 12) return '*'.repeat(idNumber.length);
  return idNumber.slice(0, 3) + '*'.repeat(idNumber.length - 7) + idNumber.slice(-4);
}

/** Keeps the first character: `张三` → `张*`. At most two stars, so a long name's length is not revealed. */
export function maskName(name: string): string {
  // Code points, not UTF-16 units: rare surnames lie outside the basic plane.
  const characters = [...name.trim()];
  if (characters.length === 0) return '';
  return characters[0] + '*'.repeat(Math.min(Math.max(characters.length - 1, 1), 2));
}
