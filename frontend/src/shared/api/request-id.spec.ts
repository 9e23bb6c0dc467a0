import { renderHook } from '@testing-library/react';
import { newId, useRequestId } from './request-id';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the id of a request', () => {
  it('stays while the same thing is asked again, until it has an answer', () => {
    const { result, rerender } = renderHook(() => useRequestId());
    const first = result.current.of({ text: 'um', to: 'all' });
    expect(first).toMatch(UUID);
    rerender();
    expect(result.current.of({ text: 'um', to: 'all' })).toBe(first);
    result.current.answered(null);
    result.current.answered(504);
    expect(result.current.of({ text: 'um', to: 'all' })).toBe(first);
    result.current.answered(409);
    expect(result.current.of({ text: 'um', to: 'all' })).not.toBe(first);
  });

  it('is another one for whoever changes what they ask', () => {
    const { result } = renderHook(() => useRequestId());
    expect(result.current.of({ text: 'um' })).not.toBe(result.current.of({ text: 'dois' }));
  });

  it('is made on pages that are not served securely too', () => {
    const { randomUUID } = crypto;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true, writable: true });
    try {
      expect(newId()).toMatch(UUID);
      expect(newId()).not.toBe(newId());
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true, writable: true });
    }
  });
});
