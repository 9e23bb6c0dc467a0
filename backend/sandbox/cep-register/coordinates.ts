import { draw, type Street } from '../population/index.js';

/** Latitude and longitude of the middle of some cities, by IBGE code. */
const CENTRES = new Map<string, readonly [latitude: number, longitude: number]>([
  ['3550308', [-23.55, -46.63]],
  ['3518800', [-23.46, -46.53]],
  ['3304557', [-22.91, -43.2]],
  ['3303302', [-22.88, -43.1]],
  ['3106200', [-19.92, -43.94]],
  ['3205309', [-20.32, -40.34]],
  ['4106902', [-25.43, -49.27]],
  ['4205407', [-27.6, -48.55]],
  ['4314902', [-30.03, -51.23]],
  ['5300108', [-15.79, -47.88]],
  ['5208707', [-16.69, -49.25]],
  ['5103403', [-15.6, -56.1]],
  ['5002704', [-20.44, -54.65]],
  ['2927408', [-12.97, -38.51]],
  ['2611606', [-8.05, -34.88]],
  ['2507507', [-7.12, -34.86]],
  ['2408102', [-5.79, -35.21]],
  ['2304400', [-3.72, -38.54]],
  ['2111300', [-2.53, -44.3]],
  ['1501402', [-1.46, -48.5]],
  ['1302603', [-3.1, -60.02]],
  ['3509502', [-22.91, -47.06]],
  ['3543402', [-21.18, -47.81]],
  ['3170206', [-18.91, -48.28]],
  ['4113700', [-23.31, -51.16]],
]);

/** A point in the city, the same one for a CEP each time, or null where nobody has measured. */
export function pointOf({ city, cep }: Street): { latitude: string; longitude: string } | null {
  const centre = CENTRES.get(city.ibge);
  if (!centre) return null;
  const [latitude, longitude] = centre.map((degrees, axis) =>
    (degrees + (draw(Number(cep), 340 + axis, 400) - 200) / 10_000).toFixed(4),
  ) as [string, string];
  return { latitude, longitude };
}
