// Original file: proto/jobradar/v1/schedule_service.proto


/**
 * Nothing more to say.
 */
export interface DeleteScheduleResponse$Input {
}

/**
 * Nothing more to say.
 */
export interface DeleteScheduleResponse {
}
