import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity/index.js';
import { AuditModule } from '../audit/index.js';
import { SourcesModule } from '../sources/index.js';
import { SuppressionModule } from '../suppression/index.js';
import { VendorsModule } from '../vendors/index.js';
import { DataRequestEmails } from './adapters/data-request-emails.js';
import { DataRequestLimits } from './adapters/data-request-limits.store.js';
import { DataRequestQueries } from './adapters/data-requests.queries.js';
import { DataRequests } from './adapters/data-requests.store.js';
import { DueDataRequests } from './adapters/due-requests.queries.js';
import { EraseDataRequestsJob } from './adapters/erase-data-requests.job.js';
import { AnswerDataRequestController } from './adapters/http/answer-data-request.controller.js';
import { FileDataRequestController } from './adapters/http/file-data-request.controller.js';
import { FollowDataRequestController } from './adapters/http/follow-data-request.controller.js';
import { HandleDataRequestController } from './adapters/http/handle-data-request.controller.js';
import { ReadDataRequestsController } from './adapters/http/read-data-requests.controller.js';
import { RetentionPeriodsController } from './adapters/http/retention-periods.controller.js';
import { RequestLinks } from './adapters/request-links.store.js';
import { AnswerDataRequest } from './application/answer-data-request.js';
import { FileDataRequest } from './application/file-data-request.js';
import { FollowDataRequest } from './application/follow-data-request.js';
import { HandleDataRequest } from './application/handle-data-request.js';
import { SourceOwners } from './application/source-owners.js';
import { SuppressSubject } from './application/suppress-subject.js';

/** What data subjects ask for. */
@Module({
  imports: [IdentityModule, VendorsModule, SuppressionModule, SourcesModule, AuditModule],
  controllers: [
    RetentionPeriodsController,
    FileDataRequestController,
    FollowDataRequestController,
    ReadDataRequestsController,
    HandleDataRequestController,
    AnswerDataRequestController,
  ],
  providers: [
    DataRequestLimits,
    DataRequests,
    DataRequestQueries,
    DueDataRequests,
    RequestLinks,
    DataRequestEmails,
    FileDataRequest,
    FollowDataRequest,
    HandleDataRequest,
    SourceOwners,
    SuppressSubject,
    AnswerDataRequest,
    EraseDataRequestsJob,
  ],
})
export class DataRequestsModule {}
