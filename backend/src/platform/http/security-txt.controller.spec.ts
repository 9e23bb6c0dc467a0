import { Clock } from '../clock.js';
import { PlatformConfig } from '../config/platform.config.js';
import { SecurityTxtController } from './security-txt.controller.js';

class Noon extends Clock {
  now(): Date {
    return new Date('2026-11-22T12:00:00Z');
  }
}

const controllerWith = (settings: Partial<PlatformConfig>) =>
  new SecurityTxtController(Object.assign(new PlatformConfig(), settings), new Noon());

describe('security.txt', () => {
  it('says by RFC 9116 whom to write to, until when, in which language and under which policy', () => {
    const settings = { PUBLIC_URL: 'https://nitido.example', PRIVACY_CONTACT: 'encarregado@empresa.com.br' };
    expect(controllerWith(settings).contact().split('\n')).toEqual([
      'Contact: mailto:encarregado@empresa.com.br',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: pt-BR',
      'Canonical: https://nitido.example/.well-known/security.txt',
      'Policy: https://nitido.example/.well-known/security-policy.txt',
      '',
    ]);
  });

  it('is not there without a contact, whom it could not invent', () => {
    expect(() => controllerWith({}).contact()).toThrow('Endereço não encontrado.');
  });
});
