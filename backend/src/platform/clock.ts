import { Injectable } from '@nestjs/common';

/** The one place where time comes from, so that tests can move it. */
export abstract class Clock {
  abstract now(): Date;
}

@Injectable()
export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}
