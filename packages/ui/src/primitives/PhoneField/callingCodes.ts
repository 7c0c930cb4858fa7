/**
 * Countries by their ISO 3166 code, each with its calling code (ITU-T E.164). Territories that dial
 * through another country's code use that one.
 */
const TABLE = `
  AD376 AE971 AF93 AG1 AL355 AM374 AO244 AR54 AT43 AU61 AW297 AZ994 BA387 BB1 BD880 BE32 BF226 BG359
  BH973 BI257 BJ229 BM1 BN673 BO591 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CD243 CF236 CG242 CH41 CI225
  CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 EC593 EE372
  EG20 ER291 ES34 ET251 FI358 FJ679 FM691 FO298 FR33 GA241 GB44 GD1 GE995 GF594 GH233 GI350 GL299
  GM220 GN224 GP590 GQ240 GR30 GT502 GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IN91
  IQ964 IR98 IS354 IT39 JM1 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1 KR82 KW965 KY1 KZ7 LA856
  LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MG261 MH692 MK389
  ML223 MM95 MN976 MO853 MQ596 MR222 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NG234
  NI505 NL31 NO47 NP977 NR674 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PR1 PS970 PT351 PW680
  PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SI386 SK421 SL232 SM378
  SN221 SO252 SR597 SS211 ST239 SV503 SY963 SZ268 TD235 TG228 TH66 TJ992 TL670 TM993 TN216 TO676 TR90
  TT1 TV688 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VC1 VE58 VN84 VU678 WS685 YE967 ZA27 ZM260 ZW263
`;

const CODES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** The calling code of a country, without the plus: '91' for 'IN'. */
export function callingCodeOf(country: string): string {
  const code = CODES.get(country);
  if (code === undefined) {
    throw new Error(
      `No calling code is known for the country '${country}': give its ISO 3166 code in upper case, such as 'IN', or add it to callingCodes.ts.`,
    );
  }
  return code;
}

/** A country to choose from. */
export interface Country {
  /** ISO 3166, two letters. */
  id: string;
  name: string;
  callingCode: string;
}

/** All countries by name in the given language, India first: most members live there. */
export function countriesIn(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const rank = (id: string) => (id === 'IN' ? 0 : 1);
  return [...CODES]
    .map(([id, callingCode]) => ({ id, callingCode, name: names.of(id) ?? id }))
    .sort((a, b) => rank(a.id) - rank(b.id) || a.name.localeCompare(b.name, locale));
}

/** A phone number as it is typed: the country, and the rest. */
export interface PhoneNumber {
  /** ISO 3166, two letters. */
  country: string;
  /** As typed, with whatever spaces. */
  number: string;
}

/** Where a leading zero belongs to the number; elsewhere it is only dialled inside the country. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['CG', 'CI', 'IT', 'SM']);

/** The number as the world dials it: '+919876543210', '' while nothing is typed. */
export function toInternational({ country, number }: PhoneNumber): string {
  const digits = number.replace(/\D/g, '');
  if (digits === '') return '';
  // A number with a plus has a country code already.
  if (number.trim().startsWith('+')) return `+${digits}`;
  const national = KEEPS_ZERO.has(country) ? digits : digits.replace(/^0+/, '');
  return `+${callingCodeOf(country)}${national}`;
}
