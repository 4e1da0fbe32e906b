// Generated from the JSON Schema; the package's script `generate` renews it.

/** A template of habits (section 2.3). */
export interface TemplateV2 {
  /** Template identifier. */
  templateId: string;
  /** The habits of the template. */
  habits: {
    /** Name of the habit. */
    name: string;
    /** When the habit is due; replaces `frequency`. */
    occurrence: {
      /** The value `daily` is known. */
      type?: string;
    };
    /** Goals; the first takes the old `target` and `unit`. */
    goals?: {
      /** The value `daily` is known. */
      periodicity?: string;
      /** Target amount. */
      value?: number;
      /** Standardized unit; the value `rep` is known. */
      unit?: string;
    }[];
  }[];
}
