import { setTimeout as pause } from 'node:timers/promises';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { altered, answerWithFault, type FaultReplies, isAlteration } from './faults/fault-answers.js';
import { type AnyFault, isFaultKind, isFaultOf } from './faults/fault-kinds.js';
import { type SandboxControl } from './sandbox-control.js';

/** One vendor of the outside world: its own wire protocol under its own prefix. */
export interface Vendor {
  key: string;
  prefix: string;
  /** For the home page, in Portuguese. */
  title: string;
  about: string;
  /** How this vendor words "not found", an error of its own and "too many requests". */
  faultReplies: FaultReplies;
  /** The fault that the input of a request asks for; one that this vendor cannot have is passed over. */
  magicFault(request: FastifyRequest): AnyFault | null;
  /** The same answer telling another story, for sources that diverge. */
  divergent?(body: Record<string, unknown>): unknown;
  routes(scope: FastifyInstance): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Faults of this vendor alone, and `inconsistent` without `divergent`, are left to its routes. */
    fault: AnyFault | null;
  }
}

/** Mounts a vendor with call counts, a gate, latency and faults around its routes. */
export function mountVendor(app: FastifyInstance, vendor: Vendor, control: SandboxControl): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request) => {
        control.countCall(vendor.key, request.method, request.url.split('?', 1)[0] as string);
      });
      scope.addHook('preHandler', async (request, reply) => {
        await control.passGate(vendor.key);
        const latency = control.latencyOf(vendor.key);
        if (latency) await pause(latency);
        request.fault = control.takeFault(vendor.key) ?? magicFault(vendor, request);
        if (request.fault === 'slow') await pause(2000);
        else if (isFaultKind(request.fault) && !isAlteration(request.fault)) {
          return answerWithFault(request.fault, request, reply, vendor.faultReplies);
        }
      });
      scope.addHook('onSend', async (request, reply, payload) =>
        request.fault && isAlteration(request.fault)
          ? altered(request.fault, reply, payload, vendor.faultReplies, vendor.divergent)
          : payload,
      );
      vendor.routes(scope);
    },
    { prefix: vendor.prefix },
  );
}

function magicFault(vendor: Vendor, request: FastifyRequest): AnyFault | null {
  const fault = vendor.magicFault(request);
  return isFaultOf(vendor.key, fault) ? fault : null;
}

/** Whether the request carries the bearer token. */
export function hasBearer(request: FastifyRequest, token: string): boolean {
  return bearerOf(request) === token;
}

/** Empty without one. */
export function bearerOf(request: FastifyRequest): string {
  return /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** Whether the request carries the client's id and secret. */
export function hasBasic(request: FastifyRequest, id: string, secret: string): boolean {
  return request.headers.authorization === `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
}

/** A parameter of the path; empty where the route has none of the name. */
export function paramIn(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string | undefined>)[name] ?? '';
}
