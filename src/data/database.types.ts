export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      companies: {
        Row: {
          career_page_url: string
          country: string
          created_at: string
          description: string
          id: string
          industry: string
          is_verified: boolean
          name: string
        }
        ComputedFields: never
        Insert: {
          career_page_url: string
          country: string
          created_at?: string
          description: string
          id?: string
          industry: string
          is_verified?: boolean
          name: string
        }
        Update: {
          career_page_url?: string
          country?: string
          created_at?: string
          description?: string
          id?: string
          industry?: string
          is_verified?: boolean
          name?: string
        }
        Relationships: []
      }
      consultant_applications: {
        Row: {
          background_check: boolean | null
          certifications: string[]
          client_testimonials: string | null
          company_name: string | null
          company_registration: string | null
          consultation_types: string[]
          countries: string[]
          created_at: string
          documents_uploaded: boolean | null
          due: string | null
          education_level: string | null
          email: string | null
          experience_years: number | null
          handled_at: string | null
          id: string
          inserted_in: unknown
          languages_spoken: string[]
          linkedin_url: string | null
          name: string
          phone: string | null
          referred_by: string | null
          replaces: string | null
          services_offered: string[]
          success_rate: string | null
          terms_accepted: boolean | null
        }
        ComputedFields: never
        Insert: {
          background_check?: boolean | null
          certifications?: string[]
          client_testimonials?: string | null
          company_name?: string | null
          company_registration?: string | null
          consultation_types?: string[]
          countries?: string[]
          created_at?: string
          documents_uploaded?: boolean | null
          due?: string | null
          education_level?: string | null
          email?: string | null
          experience_years?: number | null
          handled_at?: string | null
          id?: string
          inserted_in?: unknown
          languages_spoken?: string[]
          linkedin_url?: string | null
          name: string
          phone?: string | null
          referred_by?: string | null
          replaces?: string | null
          services_offered?: string[]
          success_rate?: string | null
          terms_accepted?: boolean | null
        }
        Update: {
          background_check?: boolean | null
          certifications?: string[]
          client_testimonials?: string | null
          company_name?: string | null
          company_registration?: string | null
          consultation_types?: string[]
          countries?: string[]
          created_at?: string
          documents_uploaded?: boolean | null
          due?: string | null
          education_level?: string | null
          email?: string | null
          experience_years?: number | null
          handled_at?: string | null
          id?: string
          inserted_in?: unknown
          languages_spoken?: string[]
          linkedin_url?: string | null
          name?: string
          phone?: string | null
          referred_by?: string | null
          replaces?: string | null
          services_offered?: string[]
          success_rate?: string | null
          terms_accepted?: boolean | null
        }
        Relationships: []
      }
      consultation_requests: {
        Row: {
          created_at: string
          due: string | null
          handled_at: string | null
          id: string
          message: string | null
          preferred_date: string | null
          referral_code: string | null
          replaces: string | null
          status: string
          student_email: string | null
          student_name: string
          student_phone: string | null
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          due?: string | null
          handled_at?: string | null
          id?: string
          message?: string | null
          preferred_date?: string | null
          referral_code?: string | null
          replaces?: string | null
          status?: string
          student_email?: string | null
          student_name: string
          student_phone?: string | null
        }
        Update: {
          created_at?: string
          due?: string | null
          handled_at?: string | null
          id?: string
          message?: string | null
          preferred_date?: string | null
          referral_code?: string | null
          replaces?: string | null
          status?: string
          student_email?: string | null
          student_name?: string
          student_phone?: string | null
        }
        Relationships: []
      }
      contact_submissions: {
        Row: {
          created_at: string
          due: string | null
          email: string
          handled_at: string | null
          id: string
          message: string
          name: string
          referral_code: string | null
          replaces: string | null
          status: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          due?: string | null
          email: string
          handled_at?: string | null
          id?: string
          message: string
          name: string
          referral_code?: string | null
          replaces?: string | null
          status?: string
        }
        Update: {
          created_at?: string
          due?: string | null
          email?: string
          handled_at?: string | null
          id?: string
          message?: string
          name?: string
          referral_code?: string | null
          replaces?: string | null
          status?: string
        }
        Relationships: []
      }
      database_orders: {
        Row: {
          created_at: string
          customer_email: string
          customer_name: string
          customer_phone: string
          due: string | null
          handled_at: string | null
          id: string
          message: string | null
          order_reference: string
          price: number
          product: string
          referral_code: string | null
          replaces: string | null
          status: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          customer_email: string
          customer_name: string
          customer_phone: string
          due?: string | null
          handled_at?: string | null
          id?: string
          message?: string | null
          order_reference: string
          price: number
          product: string
          referral_code?: string | null
          replaces?: string | null
          status?: string
        }
        Update: {
          created_at?: string
          customer_email?: string
          customer_name?: string
          customer_phone?: string
          due?: string | null
          handled_at?: string | null
          id?: string
          message?: string | null
          order_reference?: string
          price?: number
          product?: string
          referral_code?: string | null
          replaces?: string | null
          status?: string
        }
        Relationships: []
      }
      referrals: {
        Row: {
          created_at: string
          due: string | null
          handled_at: string | null
          id: string
          referee_email: string | null
          referral_code: string
          referrer_email: string
          replaces: string | null
          status: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          due?: string | null
          handled_at?: string | null
          id?: string
          referee_email?: string | null
          referral_code: string
          referrer_email: string
          replaces?: string | null
          status?: string
        }
        Update: {
          created_at?: string
          due?: string | null
          handled_at?: string | null
          id?: string
          referee_email?: string | null
          referral_code?: string
          referrer_email?: string
          replaces?: string | null
          status?: string
        }
        Relationships: []
      }
      reviews: {
        Row: {
          created_at: string
          destination: string
          id: string
          rating: number
          review_text: string
          student_name: string
          verified: boolean
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          destination: string
          id?: string
          rating: number
          review_text: string
          student_name: string
          verified?: boolean
        }
        Update: {
          created_at?: string
          destination?: string
          id?: string
          rating?: number
          review_text?: string
          student_name?: string
          verified?: boolean
        }
        Relationships: []
      }
      student_profiles: {
        Row: {
          additional_info: string | null
          budget_range: string | null
          career_goals: string | null
          created_at: string
          current_education: string | null
          current_institution: string | null
          due: string | null
          email: string | null
          english_proficiency: string | null
          field_of_study: string | null
          gpa: string | null
          graduation_year: number | null
          handled_at: string | null
          id: string
          inserted_in: unknown
          intake_year: string | null
          name: string
          phone: string | null
          preferred_countries: string[]
          preferred_courses: string[]
          previous_study_abroad: boolean | null
          referral_code: string | null
          replaces: string | null
        }
        ComputedFields: never
        Insert: {
          additional_info?: string | null
          budget_range?: string | null
          career_goals?: string | null
          created_at?: string
          current_education?: string | null
          current_institution?: string | null
          due?: string | null
          email?: string | null
          english_proficiency?: string | null
          field_of_study?: string | null
          gpa?: string | null
          graduation_year?: number | null
          handled_at?: string | null
          id?: string
          inserted_in?: unknown
          intake_year?: string | null
          name: string
          phone?: string | null
          preferred_countries?: string[]
          preferred_courses?: string[]
          previous_study_abroad?: boolean | null
          referral_code?: string | null
          replaces?: string | null
        }
        Update: {
          additional_info?: string | null
          budget_range?: string | null
          career_goals?: string | null
          created_at?: string
          current_education?: string | null
          current_institution?: string | null
          due?: string | null
          email?: string | null
          english_proficiency?: string | null
          field_of_study?: string | null
          gpa?: string | null
          graduation_year?: number | null
          handled_at?: string | null
          id?: string
          inserted_in?: unknown
          intake_year?: string | null
          name?: string
          phone?: string | null
          preferred_countries?: string[]
          preferred_courses?: string[]
          previous_study_abroad?: boolean | null
          referral_code?: string | null
          replaces?: string | null
        }
        Relationships: []
      }
    }
    Views: {
      staff_handled: {
        Row: {
          email: string | null
          handled_at: string | null
          id: string | null
          kind: string | null
          phone: string | null
          received: string | null
          referral_code: string | null
          replaces: string | null
          stored_in: string | null
          summary: string | null
          who: string | null
          words: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      staff_inbox: {
        Row: {
          due: string | null
          email: string | null
          id: string | null
          kind: string | null
          overdue: boolean | null
          phone: string | null
          received: string | null
          referral_code: string | null
          replaces: string | null
          stored_in: string | null
          summary: string | null
          who: string | null
          words: string | null
        }
        ComputedFields: never
        Relationships: []
      }
    }
    Functions: {
      check_request: { Args: Record<PropertyKey, never>; Returns: undefined }
      launch_state: { Args: Record<PropertyKey, never>; Returns: Json }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
