import type { Provider, Type } from '@nestjs/common';
import { AnswerPrivacyRequestController } from './adapters/http/privacy-requests/answer-privacy-request.controller.js';
import { FilePrivacyRequestController } from './adapters/http/privacy-requests/file-privacy-request.controller.js';
import { FollowPrivacyRequestController } from './adapters/http/privacy-requests/follow-privacy-request.controller.js';
import { HandlePrivacyRequestController } from './adapters/http/privacy-requests/handle-privacy-request.controller.js';
import { ListPrivacyRequestsController } from './adapters/http/privacy-requests/list-privacy-requests.controller.js';
import { OpenPrivacyRequestController } from './adapters/http/privacy-requests/open-privacy-request.controller.js';
import { CaptchaHumanCheck } from './adapters/identity/captcha-human-check.js';
import { PrivacyLetters } from './adapters/mail/privacy-letters.js';
import { ErasePrivacyRequests } from './adapters/persistence/privacy-requests/erase-privacy-requests.js';
import { PgPrivacyDesk } from './adapters/persistence/privacy-requests/pg-privacy-desk.js';
import { PgPrivacyRequests } from './adapters/persistence/privacy-requests/pg-privacy-requests.js';
import { PgSubjectAudit } from './adapters/persistence/privacy-requests/pg-subject-audit.js';
import { PostgresPrivacyLimits } from './adapters/persistence/privacy-requests/postgres-privacy-limits.js';
import { RequestLinks } from './adapters/persistence/privacy-requests/request-links.js';
import { AnswerPrivacyRequest } from './application/privacy-requests/answer-privacy-request.js';
import { FilePrivacyRequest } from './application/privacy-requests/file-privacy-request.js';
import { FollowPrivacyRequest } from './application/privacy-requests/follow-privacy-request.js';
import { HandlePrivacyRequest } from './application/privacy-requests/handle-privacy-request.js';
import { HumanCheck } from './application/privacy-requests/human-check.port.js';
import { PrivacyDesk } from './application/privacy-requests/privacy-desk.port.js';
import { PrivacyLimits } from './application/privacy-requests/privacy-limits.port.js';
import { PrivacyRequests } from './application/privacy-requests/privacy-requests.port.js';
import { SourceOwners } from './application/privacy-requests/source-owners.js';
import { SubjectAudit } from './application/privacy-requests/subject-audit.port.js';
import { SuppressSubject } from './application/privacy-requests/suppress-subject.js';

/** What data subjects ask for: a part of the module, which would be too long in one file. */
export const privacyRequestControllers: Type[] = [
  FilePrivacyRequestController,
  FollowPrivacyRequestController,
  ListPrivacyRequestsController,
  OpenPrivacyRequestController,
  HandlePrivacyRequestController,
  AnswerPrivacyRequestController,
];

export const privacyRequestProviders: Provider[] = [
  { provide: HumanCheck, useClass: CaptchaHumanCheck },
  { provide: PrivacyLimits, useClass: PostgresPrivacyLimits },
  { provide: PrivacyRequests, useClass: PgPrivacyRequests },
  { provide: PrivacyDesk, useClass: PgPrivacyDesk },
  { provide: SubjectAudit, useClass: PgSubjectAudit },
  RequestLinks,
  PrivacyLetters,
  FilePrivacyRequest,
  FollowPrivacyRequest,
  HandlePrivacyRequest,
  SourceOwners,
  SuppressSubject,
  AnswerPrivacyRequest,
  ErasePrivacyRequests,
];
