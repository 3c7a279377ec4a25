import { expect, test } from 'vitest';
import { isMobileDevice } from './save-qr-png.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const devices = {
  'an iPhone': [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    5,
    true,
  ],
  'an iPad that says so': ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', 5, true],
  'an iPad that calls itself a Mac': [mac, 5, true],
  'an Android phone': ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0.0.0 Mobile', 5, true],
  'a Mac': [mac, 0, false],
  'a laptop with a touch screen': ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0', 10, false],
  'a Linux desktop': ['Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0', 0, false],
} as const;

for (const [device, [userAgent, maxTouchPoints, isMobile]] of Object.entries(devices)) {
  test(`${device} is ${isMobile ? 'mobile' : 'not mobile'}`, () => {
    expect(isMobileDevice({ userAgent, maxTouchPoints } as Navigator)).toBe(isMobile);
  });
}
