import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity/index.js';
import { LookupsSettingsModule } from '../lookups-settings.module.js';
import { SourcesModule } from '../sources/index.js';
import { SuppressionModule } from '../suppression/index.js';
import { VendorsModule } from '../vendors/index.js';
import { ErasePrivacyRequests } from './adapters/erase-privacy-requests.js';
import { AnswerPrivacyRequestController } from './adapters/http/answer-privacy-request.controller.js';
import { FilePrivacyRequestController } from './adapters/http/file-privacy-request.controller.js';
import { FollowPrivacyRequestController } from './adapters/http/follow-privacy-request.controller.js';
import { HandlePrivacyRequestController } from './adapters/http/handle-privacy-request.controller.js';
import { ListPrivacyRequestsController } from './adapters/http/list-privacy-requests.controller.js';
import { OpenPrivacyRequestController } from './adapters/http/open-privacy-request.controller.js';
import { PrivacyFiguresController } from './adapters/http/privacy-figures.controller.js';
import { PrivacyLetters } from './adapters/privacy-letters.js';
import { RequestEncryptedColumns } from './adapters/request-encrypted-columns.js';
import { AnswerPrivacyRequest } from './application/answer-privacy-request.js';
import { FilePrivacyRequest } from './application/file-privacy-request.js';
import { FollowPrivacyRequest } from './application/follow-privacy-request.js';
import { HandlePrivacyRequest } from './application/handle-privacy-request.js';
import { SourceOwners } from './application/source-owners.js';
import { SuppressSubject } from './application/suppress-subject.js';
import { PrivacyDesk } from './privacy-desk.queries.js';
import { PrivacyLimits } from './privacy-limits.store.js';
import { PrivacyRequests } from './privacy-requests.store.js';
import { RequestLinks } from './request-links.store.js';
import { SubjectAudit } from './subject-audit.queries.js';

/** What data subjects ask for. */
@Module({
  imports: [IdentityModule, LookupsSettingsModule, VendorsModule, SuppressionModule, SourcesModule],
  controllers: [
    PrivacyFiguresController,
    FilePrivacyRequestController,
    FollowPrivacyRequestController,
    ListPrivacyRequestsController,
    OpenPrivacyRequestController,
    HandlePrivacyRequestController,
    AnswerPrivacyRequestController,
  ],
  providers: [
    PrivacyLimits,
    PrivacyRequests,
    PrivacyDesk,
    SubjectAudit,
    RequestLinks,
    PrivacyLetters,
    FilePrivacyRequest,
    FollowPrivacyRequest,
    HandlePrivacyRequest,
    SourceOwners,
    SuppressSubject,
    AnswerPrivacyRequest,
    ErasePrivacyRequests,
    RequestEncryptedColumns,
  ],
})
export class DataRequestsModule {}
