import { securityHeaders } from './security-headers.js';

describe('The headers of every answer', () => {
  it('let nothing be loaded, framed, sniffed or told on (ASVS 3.2.1, 3.4.3, 3.4.4, 3.4.5, 3.4.6)', () => {
    expect(securityHeaders(false)).toMatchObject({
      'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('let nobody use the device, and our pages no more than copying, full screen and passkeys', () => {
    const policy = securityHeaders(false)['permissions-policy']?.split(', ');
    expect(policy).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']));
    expect(policy?.filter((rule) => !rule.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
      'fullscreen=(self)',
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
    ]);
  });

  it('ask for HTTPS for two years in production alone (ASVS 3.4.1)', () => {
    expect(securityHeaders(true)).toHaveProperty('strict-transport-security', 'max-age=63072000; includeSubDomains');
    expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
  });
});
