import type { StorageServiceDefinition } from './gen/jobradar/storage/v1/StorageService.ts';
import type { BulkOperationServiceDefinition } from './gen/jobradar/v1/BulkOperationService.ts';
import type { CallerServiceDefinition } from './gen/jobradar/v1/CallerService.ts';
import type { CrawlServiceDefinition } from './gen/jobradar/v1/CrawlService.ts';
import type { DeadLetterServiceDefinition } from './gen/jobradar/v1/DeadLetterService.ts';
import type { JobServiceDefinition } from './gen/jobradar/v1/JobService.ts';
import type { ScheduleServiceDefinition } from './gen/jobradar/v1/ScheduleService.ts';
import type { SourceServiceDefinition } from './gen/jobradar/v1/SourceService.ts';
import type { SystemServiceDefinition } from './gen/jobradar/v1/SystemService.ts';
import type { ExtractionServiceDefinition } from './gen/jobradar/worker/v1/ExtractionService.ts';
import type { PolitenessServiceDefinition } from './gen/jobradar/worker/v1/PolitenessService.ts';
import type { TaskLeaseServiceDefinition } from './gen/jobradar/worker/v1/TaskLeaseService.ts';
import type { HealthDefinition } from './gen/grpc/health/v1/Health.ts';
import type { ServerReflectionDefinition } from './gen/grpc/reflection/v1/ServerReflection.ts';
import type { ServerReflectionDefinition as ServerReflectionAlphaDefinition } from './gen/grpc/reflection/v1alpha/ServerReflection.ts';
import { serviceOf } from './load.ts';

export type { ServiceOf } from './load.ts';

/* The services, loaded from proto/ and typed by libs/proto/gen. */

export const BulkOperationService = serviceOf<BulkOperationServiceDefinition>(
  'jobradar.v1.BulkOperationService',
);
export const CallerService = serviceOf<CallerServiceDefinition>('jobradar.v1.CallerService');
export const CrawlService = serviceOf<CrawlServiceDefinition>('jobradar.v1.CrawlService');
export const DeadLetterService = serviceOf<DeadLetterServiceDefinition>(
  'jobradar.v1.DeadLetterService',
);
export const JobService = serviceOf<JobServiceDefinition>('jobradar.v1.JobService');
export const ScheduleService = serviceOf<ScheduleServiceDefinition>('jobradar.v1.ScheduleService');
export const SourceService = serviceOf<SourceServiceDefinition>('jobradar.v1.SourceService');
export const SystemService = serviceOf<SystemServiceDefinition>('jobradar.v1.SystemService');
export const ExtractionService = serviceOf<ExtractionServiceDefinition>(
  'jobradar.worker.v1.ExtractionService',
);
export const PolitenessService = serviceOf<PolitenessServiceDefinition>(
  'jobradar.worker.v1.PolitenessService',
);
export const TaskLeaseService = serviceOf<TaskLeaseServiceDefinition>(
  'jobradar.worker.v1.TaskLeaseService',
);
export const StorageService = serviceOf<StorageServiceDefinition>(
  'jobradar.storage.v1.StorageService',
);

export const Health = serviceOf<HealthDefinition>('grpc.health.v1.Health');
export const ServerReflection = serviceOf<ServerReflectionDefinition>(
  'grpc.reflection.v1.ServerReflection',
);
export const ServerReflectionAlpha = serviceOf<ServerReflectionAlphaDefinition>(
  'grpc.reflection.v1alpha.ServerReflection',
);
