/**
 * The carriers of number ranges. Source: number allocations published by the Ministry of Industry and Information
 * Technology.
 */
export type Carrier = 'China Mobile' | 'China Unicom' | 'China Telecom' | 'China Broadnet';

export interface PhoneSegment {
  /** The leading digits that decide. */
  segment: string;
  carrier: Carrier;
  /** Resold by a virtual operator, or for machines. */
  virtual: boolean;
}

const ranges: readonly [Carrier, boolean, string][] = [
  [
    'China Mobile',
    false,
    '134 135 136 137 138 139 147 148 150 151 152 157 158 159 172 178 182 183 184 187 188 195 197 198',
  ],
  ['China Unicom', false, '130 131 132 145 146 155 156 166 175 176 185 186 196'],
  ['China Telecom', false, '1349 133 149 153 173 174 177 180 181 189 190 191 193 199'],
  ['China Broadnet', false, '192'],
  ['China Mobile', true, '165 1703 1705 1706'],
  ['China Unicom', true, '167 171 1704 1707 1708 1709'],
  ['China Telecom', true, '162 1700 1701 1702'],
];

const bySegment = new Map<string, PhoneSegment>(
  ranges.flatMap(([carrier, virtual, segments]) =>
    segments.split(' ').map((segment) => [segment, { segment, carrier, virtual }] as const),
  ),
);

/** The range of an 11-digit number; undefined for one that is not allocated. Four digits decide before three. */
export function phoneSegment(mobile: string): PhoneSegment | undefined {
  return bySegment.get(mobile.slice(0, 4)) ?? bySegment.get(mobile.slice(0, 3));
}
