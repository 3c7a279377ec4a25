/** A point on the earth, in degrees. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** The link that opens a point in Google Maps, with a name at its pin. */
export function mapLink({ latitude, longitude }: MapPoint, name: string): string {
  return `https://maps.google.com/?q=${encodeURIComponent(`${name}@${latitude},${longitude}`)}`;
}

/** The latitude and longitude that a map's long link names, in the form of the field `point`; undefined without them. */
export function pointInMapLink(link: string): string | undefined {
  const number = String.raw`(-?\d{1,3}\.\d+)`;
  const patterns = [
    // The shown item itself comes before the middle of the window (@…), which the visitor may have moved.
    new RegExp(`!3d${number}!4d${number}`),
    new RegExp(
      String.raw`[?&](?:q|query|ll|destination|center)=(?:loc:)?${number}(?:,|%2C)\+?${number}`,
      'i',
    ),
    new RegExp(`@${number},${number}`),
    new RegExp(String.raw`#map=\d+/${number}/${number}`),
  ];
  const found = patterns.map((pattern) => pattern.exec(link)).find((match) => match !== null);
  return found ? `${found[1]}, ${found[2]}` : undefined;
}
