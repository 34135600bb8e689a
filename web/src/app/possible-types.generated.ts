
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddSignalNoteResult": [
      "AddSignalNoteSuccess",
      "InvalidInput",
      "Refusal"
    ],
    "ChangeSignalStatusResult": [
      "ChangeSignalStatusSuccess",
      "Refusal",
      "SignalConflict"
    ],
    "Failure": [
      "InvalidInput",
      "Refusal",
      "SignalConflict"
    ],
    "HandOverSignalResult": [
      "HandOverSignalSuccess"
    ],
    "Lookup": [
      "Colleague",
      "KevrCategory1",
      "KevrCategory2",
      "Priority",
      "Submitter"
    ],
    "ReplyToSignalResult": [
      "InvalidInput",
      "Refusal",
      "ReplyToSignalSuccess",
      "SignalConflict"
    ],
    "ReportPresenceResult": [
      "ReportPresenceSuccess"
    ],
    "SaveMapViewResult": [
      "InvalidInput",
      "SaveMapViewSuccess"
    ],
    "SaveSignalDraftResult": [
      "InvalidInput",
      "SaveSignalDraftSuccess"
    ],
    "SubmitSignalResult": [
      "InvalidInput",
      "Refusal",
      "SubmitSignalSuccess"
    ],
    "TakeSignalResult": [
      "SignalConflict",
      "TakeSignalSuccess"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddSignalNoteResult": [
      "AddSignalNoteSuccess",
      "InvalidInput",
      "Refusal"
    ],
    "ChangeSignalStatusResult": [
      "ChangeSignalStatusSuccess",
      "Refusal",
      "SignalConflict"
    ],
    "Failure": [
      "InvalidInput",
      "Refusal",
      "SignalConflict"
    ],
    "HandOverSignalResult": [
      "HandOverSignalSuccess"
    ],
    "Lookup": [
      "Colleague",
      "KevrCategory1",
      "KevrCategory2",
      "Priority",
      "Submitter"
    ],
    "ReplyToSignalResult": [
      "InvalidInput",
      "Refusal",
      "ReplyToSignalSuccess",
      "SignalConflict"
    ],
    "ReportPresenceResult": [
      "ReportPresenceSuccess"
    ],
    "SaveMapViewResult": [
      "InvalidInput",
      "SaveMapViewSuccess"
    ],
    "SaveSignalDraftResult": [
      "InvalidInput",
      "SaveSignalDraftSuccess"
    ],
    "SubmitSignalResult": [
      "InvalidInput",
      "Refusal",
      "SubmitSignalSuccess"
    ],
    "TakeSignalResult": [
      "SignalConflict",
      "TakeSignalSuccess"
    ]
  }
};
      export default result;
    